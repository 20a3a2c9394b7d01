// The gateway preloads this file and then serves the shell that the measurement has chosen.
process.env.SHELL_DIR = process.env.MEASURED_SHELL;
