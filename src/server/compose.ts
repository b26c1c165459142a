import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { createMediaInspector } from './artwork/inspection/mediaInspector';
import type { Config } from './config';
import type { Database } from './db/connect';
import { createReachInventory } from './inventory/inventory.reach';
import type { MailTransport } from './mail/mail';
import { createFileMail } from './mail/mail.file';
import { createSmtpMail } from './mail/mail.smtp';
import { createPostOffice } from './mail/postOffice';
import type { Services } from './services';
import { createOutbox } from './ssp/outbox';
import type { SspDriver } from './ssp/ssp';
import { createAdmgmtDriver } from './ssp/ssp.admgmt';
import { createManualDriver } from './ssp/ssp.manual';
import { createReachDriver } from './ssp/ssp.reach';
import { unlimitedSpace, watchSpace } from './storage/space';
import { createDiskStorage } from './storage/storage.disk';
import { createS3Storage } from './storage/storage.s3';

/** Chooses the adapters the settings ask for. `address` is where this server itself answers, known once it listens. */
export function createServices(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  address: () => string,
): Services {
  const storage =
    config.s3 === undefined
      ? createDiskStorage({ folder: join(config.dataDir, 'files'), database })
      : createS3Storage(config.s3);
  const ssp = createDriver(config, address);
  return {
    config,
    database,
    log,
    storage,
    media: createMediaInspector(),
    ssp,
    space: database.kind === 'embedded' ? watchSpace(config.dataDir) : unlimitedSpace,
    publicUrl: () => config.publicUrl ?? address().replace('//127.0.0.1:', '//localhost:'),
    outbox: createOutbox({ database, driver: ssp, storage, log, address: () => config.publicUrl ?? address() }),
    inventory: createReachInventory(
      config.inventory ?? { url: '/sandbox/inventory', username: 'sandbox', password: 'sandbox' },
      address,
    ),
    mail: createPostOffice(createMailTransport(config), log),
  };
}

function createMailTransport({ dataDir, mail: { smtpUrl, from } }: Config): MailTransport {
  return smtpUrl === undefined
    ? createFileMail({ folder: join(dataDir, 'mail'), from })
    : createSmtpMail({ url: smtpUrl, from });
}

/** Without SSP_URL the sandbox of this server is the platform: a real HTTP end of its own, reached over the network like any other. */
function createDriver(config: Config, address: () => string): SspDriver {
  const { driver, url, token, bidderId } = config.ssp;
  const base = (): string => url ?? `${address()}/sandbox/ssp`;
  switch (driver) {
    case 'admgmt':
      return createAdmgmtDriver({ base, token: token ?? 'sandbox', bidderId });
    case 'reach':
      return createReachDriver({ base, token: token ?? 'sandbox' });
    case 'manual':
      return createManualDriver();
  }
}
