"""Who runs one partitioned program on N devices."""
