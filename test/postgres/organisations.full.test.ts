import '../server/organisations/organisations.test';
import '../server/organisations/teams.test';
import '../server/organisations/wallet.test';
import '../server/audit/audit.test';
import '../server/http/idempotency.test';
import '../server/http/stale.test';
