"""Graphs of repeated calls: launches that the driver starts all at once.

A graph holds the addresses that its kernels were given. So it is for calls whose memory lies where
it lay before; in a training loop it does, since the pool gives back what the call before gave up.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from monograph.backends.cuda.device import Graph, Queue
from monograph.backends.cuda.run import Run
from monograph.fusion.program import Host, Program, Step, Switch, While, all_steps

_FEWEST = 3  # launches; starting a graph costs about as much as two
_MOST = 4096  # launches; a graph holds each of them
_KEPT = 4  # graphs of one program


def _depends(step: Step) -> bool:
    """Whether what runs after a step depends on values, or on the host."""
    if isinstance(step, While):
        return step.steps is None
    return isinstance(step, Switch | Host)


class Replays:
    """The graphs of one program, by the addresses of all its memory.

    Args:
        program: whose calls they are.

    Attributes:
        graphs: for the places of recent calls, a graph if there was a second call there.
    """

    def __init__(self, program: Program) -> None:
        self.steady = not any(map(_depends, all_steps(program.steps or ())))
        self.graphs: OrderedDict[tuple[int, ...], Graph | None] = OrderedDict()
        self.lock = Lock()  # threads may call the program at the same time

    def run(self, call: Run) -> None:
        """Run the steps of a call, by a graph if there can be one."""
        graph = self._graph(call) if self.steady else None
        if graph is not None:
            graph.launch()
            return
        call.run()
        if self.steady:
            self.steady = _FEWEST <= call.launched <= _MOST

    def _graph(self, call: Run) -> Graph | None:
        """The graph for the places of a call, if there was a call there before."""
        places = call.places()
        with self.lock:
            if places not in self.graphs:
                self.graphs[places] = None
                if len(self.graphs) > _KEPT:
                    self.graphs.popitem(last=False)
                return None
            self.graphs.move_to_end(places)
            graph = self.graphs[places] or self._recorded(call)
            self.graphs[places] = graph
            return graph

    def _recorded(self, call: Run) -> Graph | None:
        def work(queue: Queue) -> None:
            call.on(queue).run()

        return call.device.record(work)


__all__ = ["Replays"]
