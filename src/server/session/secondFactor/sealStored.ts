import type { Services } from '../../start/services';
import { findSecrets, replaceSecret } from './secondFactor.queries';

/** Encrypts secrets that were stored without a key or with an earlier one. */
export async function sealStoredFactors({
  database: { db },
  secrets,
  log,
}: Pick<Services, 'database' | 'secrets' | 'log'>): Promise<void> {
  let unreadable = 0;
  for (const { id, totpSecret } of await findSecrets(db)) {
    const secret = secrets.open(totpSecret, id);
    if (secret === undefined) unreadable += 1;
    else if (!secrets.isCurrent(totpSecret)) await replaceSecret(db, id, totpSecret, secrets.seal(secret, id));
  }
  if (unreadable > 0)
    log.error(
      { accounts: unreadable },
      'second factors cannot be read: SECRET_KEY is not the key they were stored with. Set it again (an earlier key behind a comma); until then only recovery codes work',
    );
}
