import '../server/ssp/delivery.test';
import '../server/ssp/outbox.test';
import '../server/ssp/webhook.test';
