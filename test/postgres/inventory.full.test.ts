import '../server/boards/watch/check.test';
import '../server/boards/watch/failing.test';
import '../server/boards/watch/job.test';
