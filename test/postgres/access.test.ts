import '../server/access/roles.test';
import '../server/access/scopes.test';
