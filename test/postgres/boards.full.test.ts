import '../server/boards/clusters.test';
import '../server/boards/imports.test';
import '../server/boards/lists.test';
import '../server/boards/save.test';
