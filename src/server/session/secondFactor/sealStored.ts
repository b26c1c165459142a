import type { Services } from '../../start/services';
import { saltOldHashes } from './recoveryCodes';
import { findSecrets, replaceStored } from './secondFactor.queries';

/** Encrypts secrets that were stored without a key or with an earlier one, and salts unsalted recovery codes. */
export async function sealStoredFactors({
  database: { db },
  secrets,
  log,
}: Pick<Services, 'database' | 'secrets' | 'log'>): Promise<void> {
  let unreadable = 0;
  for (const before of await findSecrets(db)) {
    const secret = secrets.open(before.totpSecret, before.id);
    if (secret === undefined) unreadable += 1;
    const totpSecret =
      secret === undefined || secrets.isCurrent(before.totpSecret)
        ? before.totpSecret
        : secrets.seal(secret, before.id);
    const recoveryCodeHashes = (await saltOldHashes(before.recoveryCodeHashes)) ?? before.recoveryCodeHashes;
    if (totpSecret !== before.totpSecret || recoveryCodeHashes !== before.recoveryCodeHashes)
      await replaceStored(db, before, { totpSecret, recoveryCodeHashes });
  }
  if (unreadable > 0)
    log.error(
      { accounts: unreadable },
      'second factors cannot be read: SECRET_KEY is not the key they were stored with. Set it again (an earlier key behind a comma); until then only recovery codes work',
    );
}
