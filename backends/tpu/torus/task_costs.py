"""What groups take by the compiler's own tasks: the cycles of their instructions."""

from __future__ import annotations

from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.plan import Task
from monograph.backends.tpu.compiler.tasks import tasks_of
from monograph.backends.tpu.torus.jobs import Costs, Spent, Timing
from monograph.fusion.program import FusionPlan, Group
from monograph.hlo.graph import Node


def task_costs(options: Options) -> Costs:
    """The costs of fused programs on one chip.

    Args:
        options: of the backend, with the chip.

    Returns:
        For each plan a timing that knows its groups: seconds, operations and bytes of the tasks
        that make their results. Cores of a chip share each task evenly.
    """

    def costs(plan: FusionPlan) -> Timing:
        made: dict[Node, list[Task]] = {}
        for task in tasks_of(plan, options.chip, options).tasks[plan.graph]:
            made.setdefault(task.results[-1], []).append(task)

        def timing(group: Group) -> Spent:
            tasks = [t for node in dict.fromkeys(group.outputs) for t in made.get(node, ())]
            cycles = sum(t.cost.cycles for t in tasks)  # of a core, with its share of main memory
            seconds = options.chip.seconds(cycles) / options.chip.cores
            return Spent(seconds, sum(t.flops for t in tasks), sum(t.cost.hbm for t in tasks))

        return timing

    return costs


__all__ = ["task_costs"]
