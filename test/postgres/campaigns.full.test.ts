import '../server/campaigns/campaigns.test';
import '../server/db/transaction.test';
import '../server/http/failures.test';
