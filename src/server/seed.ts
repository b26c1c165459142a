process.stderr.write('Nothing to seed yet.\n');
process.exitCode = 1;
