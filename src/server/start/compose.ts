import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { createMediaInspector } from '../artwork/inspection/mediaInspector';
import { createPictureHashes } from '../artwork/similar/pictureHashes';
import { createPictureWords } from '../artwork/words/pictureWords';
import { createBoardFinder } from '../boardIndex/boardFinder';
import { createWatch } from '../inventoryWatch/watch';
import type { Grant } from '#contract/permissions';
import type { Config } from '../settings/config';
import type { Database } from '../db/connect';
import { createEventHub } from '../events/eventHub';
import { noInventory } from '../provider/provider.none';
import { createReachInventory } from '../provider/provider.reach';
import { endExpiredPresence } from '../artwork/presence/presence.queries';
import { findLiveSessions } from '../session/session.queries';
import { findLiveTokens } from '../access/tokens/tokens.queries';
import type { MailTransport } from '../mail/mail';
import { createFileMail } from '../mail/mail.file';
import { createBackgroundMail } from '../mail/backgroundMail';
import { createSecrets } from '../secrets/secrets';
import { keyBeside } from '../secrets/secretKey';
import type { Services } from './services';
import { createOutbox } from '../ssp/outbox';
import type { SspDriver } from '../ssp/ssp';
import { createAdmgmtDriver } from '../ssp/ssp.admgmt';
import { createManualDriver } from '../ssp/ssp.manual';
import { createReachDriver } from '../ssp/ssp.reach';
import { unlimitedSpace, watchSpace } from '../storage/space';
import { createDiskStorage } from '../storage/storage.disk';

/**
 * Creates the services with the adapters that the settings name; those with a large library are loaded only if they are
 * used. `address`: this server's own base address, known once it listens.
 */
export async function createServices(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  address: () => string,
): Promise<Services> {
  const storage =
    config.s3 === undefined
      ? createDiskStorage({ folder: join(config.dataDir, 'files'), database })
      : (await import('../storage/storage.s3')).createS3Storage(config.s3);
  const { oidc } = config.identity;
  const identity = oidc && (await import('../identity/identity.oidc')).createOidcIdentity(oidc, log);
  const ssp = createDriver(config, address);
  const sandbox = { url: '/sandbox/inventory', username: 'sandbox', password: 'sandbox' };
  const provider = config.inventory ?? (config.demo ? sandbox : undefined);
  const inventory = provider === undefined ? noInventory : createReachInventory(provider, address);
  const draining = new AbortController();
  return {
    config,
    database,
    log,
    draining,
    events: createEventHub({
      database,
      draining: draining.signal,
      log,
      findSessions: async (tokenHashes) => {
        const services = await findLiveTokens(database.db, tokenHashes);
        const people = await findLiveSessions(database.db, tokenHashes);
        return new Map<string, { isAdmin: boolean; roles: readonly Grant[] }>([
          ...people,
          ...[...services].map(([hash, { roles }]) => [hash, { isAdmin: true, roles }] as const),
        ]);
      },
      upkeep: () => endExpiredPresence(database.db),
    }),
    boardFinder: createBoardFinder(database),
    storage,
    media: createMediaInspector(),
    pictureHashes: createPictureHashes({ database, storage, log }),
    pictureWords: createPictureWords({ database, storage, log, languages: config.wordLanguages }),
    ssp,
    freeSpace: database.kind === 'embedded' ? watchSpace(config.dataDir) : unlimitedSpace,
    publicUrl: () => config.publicUrl ?? address().replace('//127.0.0.1:', '//localhost:'),
    outbox: createOutbox({ database, driver: ssp, storage, log, address: () => config.publicUrl ?? address() }),
    identity,
    inventory,
    watch: createWatch({ database, inventory, log, dailyAt: provider === undefined ? 'off' : config.inventoryCheckAt }),
    mail: createBackgroundMail(await createMailTransport(config), log),
    secrets: createSecrets(() => secretKeys(config)),
  };
}

/**
 * The key of an embedded database is stored beside it. Processes that share a database need the setting, because they
 * share no folder.
 */
function secretKeys({ secretKeys: given, databaseUrl, dataDir }: Config): readonly string[] {
  if (given.length > 0) return given;
  return databaseUrl === undefined ? [keyBeside(dataDir)] : [];
}

async function createMailTransport({ dataDir, mail: { smtpUrl, from } }: Config): Promise<MailTransport> {
  return smtpUrl === undefined
    ? createFileMail({ folder: join(dataDir, 'mail'), from })
    : (await import('../mail/mail.smtp')).createSmtpMail({ url: smtpUrl, from });
}

/** Without SSP_URL the platform is this server's sandbox, which is called over HTTP like any other platform. */
function createDriver(config: Config, address: () => string): SspDriver {
  const { driver, url, token, bidderId } = config.ssp;
  const base = (): string => url ?? `${address()}/sandbox/ssp`;
  switch (driver) {
    case 'admgmt':
      return createAdmgmtDriver({
        base,
        token: token ?? '',
        bidderId,
        platform: url === undefined ? 'the sandbox platform' : new URL(url).host,
      });
    case 'reach':
      return createReachDriver({ base, token: token ?? '' });
    case 'manual':
      return createManualDriver();
  }
}
