import type { FastifyBaseLogger } from 'fastify';
import type { MediaInspector } from '../artwork/inspection/mediaInspector';
import type { Sweep } from '../artwork/sweep';
import type { BoardFinder } from '../boardIndex/boardSearch';
import type { Watch } from '../inventoryWatch/watch.port';
import type { Config } from '../settings/config';
import type { Database } from '../db/connect';
import type { EventHub } from '../events/eventHub';
import type { IdentityProvider } from '../identity/identity';
import type { Inventory } from '../provider/provider';
import type { Mail } from '../mail/mail';
import type { Secrets } from '../secrets/secrets';
import type { Outbox, SspDriver } from '../ssp/ssp';
import type { FreeSpace } from '../storage/space';
import type { Storage } from '../storage/storage';

/** The services that the domains use; created once in `start.ts` (or by a test) and passed to every `*.routes.ts`. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly boardFinder: BoardFinder;
  readonly storage: Storage;
  readonly media: MediaInspector;
  readonly pictureHashes: Sweep;
  readonly pictureWords: Sweep;
  /** How much space the disk of DATA_DIR has. A full disk would make the embedded database unusable. */
  readonly freeSpace: () => Promise<FreeSpace>;
  readonly inventory: Inventory;
  /** undefined: users sign in with passwords only. */
  readonly identity: IdentityProvider | undefined;
  readonly watch: Watch;
  readonly ssp: SspDriver;
  readonly outbox: Outbox;
  readonly mail: Mail;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
  /** Aborted when this process is about to stop: it still replies, but takes no new work. */
  readonly draining: AbortController;
  readonly events: EventHub;
  /** The public address of the console, without a trailing slash; known once the server listens. */
  readonly publicUrl: () => string;
}
