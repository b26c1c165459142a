import '../server/ssp/quickPolls';
import '../server/ssp/delivery.test';
import '../server/ssp/outbox.test';
import '../server/ssp/webhook.test';
import '../server/ssp/withdrawals.test';
