import '../server/session/signIn.test';
import '../server/session/loginGuard.test';
import '../server/session/resetPassword.test';
import '../server/session/profile.test';
import '../server/session/secondFactor.test';
import '../server/users/users.test';
import '../server/users/lastOwner.test';
import '../server/access/scopes.test';
