import '../server/inventoryWatch/check.test';
import '../server/inventoryWatch/failing.test';
import '../server/inventoryWatch/job.test';
