"""``python -m monograph``: the command line."""

import sys

from monograph.cli import main

sys.exit(main())
