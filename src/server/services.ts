import type { FastifyBaseLogger } from 'fastify';
import type { MediaInspector } from './artwork/inspection/mediaInspector';
import type { Config } from './config';
import type { Database } from './db/connect';
import type { Inventory } from './inventory/inventory';
import type { Mail } from './mail/mail';
import type { Outbox, SspDriver } from './ssp/ssp';
import type { Space } from './storage/space';
import type { Storage } from './storage/storage';

/** What the domains work with; made once in `main.ts` (or by a test) and handed to every `*.routes.ts`. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly media: MediaInspector;
  readonly space: Space;
  readonly inventory: Inventory;
  readonly ssp: SspDriver;
  readonly outbox: Outbox;
  readonly mail: Mail;
  readonly log: FastifyBaseLogger;
  /** Where people reach the console, without a slash at the end; known once the server listens. */
  readonly publicUrl: () => string;
}
