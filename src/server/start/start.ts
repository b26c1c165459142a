import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { serveBackupRequests } from '../backup/backupRequests';
import { makeBackup } from '../backup/makeBackup';
import { createServices } from './compose';
import { readConfig, type Config } from '../settings/config';
import { isLoopback } from '../settings/loopback.rules';
import { connect, type Database } from '../db/connect';
import { lockFolder } from '../db/folderLock';
import { migrateToLatest } from '../db/migrate';
import { openServer } from '../db/openServer';
import { whenAvailable } from '../db/whenAvailable';
import { prepareData } from './prepareData';
import { guardSpace } from './guardSpace';
import { createHousekeeping } from './housekeeping';
import { productVersion } from '../http/product.routes';
import { createLog } from './log';
import type { Services } from './services';
import { explain, inStage } from './startFailure';
import { closeHttp, stopOnCrash, stopOnSignals } from './stopping';
import { refuseFullDisk } from '../storage/space';
import type { Tracing } from '../tracing/nameSpans';

type Waiting = Parameters<typeof whenAvailable>[1];

/** Starts the server, which runs until a signal stops it; prints the reason if it cannot start. */
export async function start(tracing?: Tracing): Promise<void> {
  try {
    await serve(tracing);
  } catch (error) {
    process.stderr.write(`${explain(error, process.env)}\n`);
    process.exit(1);
  }
}

async function serve(tracing: Tracing | undefined): Promise<void> {
  // The database, uploads, mail and backups are readable by their owner alone.
  process.umask(0o077);
  const began = Date.now();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const lock = config.databaseUrl === undefined ? await inStage('folder', () => lockFolder(config.dataDir)) : undefined;
  if (lock)
    await inStage('folder', () => refuseFullDisk(config.dataDir, !existsSync(join(config.dataDir, 'database'))));
  // Before the database is created or opened, so that a port in use has no side effects.
  await inStage('listen', () => checkAddress(config));
  const stage = config.databaseUrl === undefined ? 'embedded' : 'server';
  const waiting = { timeLimit: config.databaseWait, log };
  const database = await inStage(stage, () => openDatabase(config, waiting));
  let address = '';
  const services = await createServices(config, database, log, () => address);
  // Now rather than when the first secret is stored: a damaged key would lose it.
  await inStage('folder', () => Promise.resolve(services.secrets.canSeal()));
  await inStage(stage, () => whenAvailable(() => prepareData(services), waiting));
  const app = await buildApp(services);
  const housekeeping = createHousekeeping(services);
  const guard = guardSpace(services);
  let workers: Promise<void> = Promise.resolve();
  const stop = async (): Promise<void> => {
    await Promise.all([housekeeping.stop(), guard.stop()]);
    // What is starting cannot be stopped; if it fails, the start fails.
    await workers.catch(() => undefined);
    const { outbox, watch, pictureHashes, pictureWords } = services;
    await Promise.all([...[outbox, watch, pictureHashes, pictureWords].map((work) => work.stop()), closeHttp(app)]);
    services.media.close();
    await Promise.all([services.storage.close(), services.mail.close()]);
    await database.close();
    await lock?.release();
    await tracing?.stop();
  };
  const { draining } = services;
  // Before it listens, because a reader of /readyz may stop the process at once.
  stopOnCrash({ log, draining, stop });
  stopOnSignals({ log, draining, drainFor: config.drainFor, stop });
  const port = await inStage('listen', () => listen(app, config));
  address = `http://${reachableHost(config.host)}:${String(port)}`;
  workers = inStage(stage, () => startWorkers(services, waiting));
  await workers;
  if (draining.signal.aborted) return;
  guard.start();
  housekeeping.start();
  if (lock)
    serveBackupRequests(lock, (to) => makeBackup({ database, dataDir: config.dataDir, product: productVersion() }, to));
  services.pictureHashes.wake();
  services.pictureWords.wake();
  services.boardFinder.ready().catch((error: unknown) => {
    log.warn({ err: error }, 'the index of boards could not be loaded yet');
  });
  // Last, because a reader of this line may stop the process at once.
  announce(services, port, Date.now() - began);
}

/** Starts what runs beside the requests: submissions and the inventory watch. */
async function startWorkers({ outbox, watch }: Services, waiting: Waiting): Promise<void> {
  await whenAvailable(() => outbox.start(), waiting);
  await whenAvailable(() => watch.start(), waiting);
}

/** Binds the address for a moment. */
async function checkAddress({ port, host }: Config): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function openDatabase(
  { databaseUrl, readUrl, migrateUrl, dataDir }: Config,
  waiting: Waiting,
): Promise<Database> {
  if (databaseUrl !== undefined) return openServer({ url: databaseUrl, readUrl, migrateUrl }, waiting);
  const database = await inStage('opening', () => connect({ kind: 'embedded', folder: join(dataDir, 'database') }));
  await migrateToLatest(database);
  return database;
}

/** @returns the port, which the system chooses for 0 */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  await app.listen({ port, host });
  const bound = app.server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : port;
}

/** The host under which this process reaches itself, for the sandboxes. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Prints a line for the person who ran `npm start`; everything else is logged. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function announce({ config, publicUrl }: Services, port: number, milliseconds: number): void {
  say(
    `${config.productName} is ready at http://${isLoopback(config.host) ? 'localhost' : config.host}:${String(port)} (${(milliseconds / 1000).toFixed(1)} s)`,
  );
  if (config.demo)
    say(
      `Demo login: admin@example.com / ${config.firstAdmin.password === undefined ? 'marquee-demo' : 'the ADMIN_PASSWORD you set'}`,
    );
  if (!isLoopback(config.host) && config.publicUrl === undefined)
    say(`Links in e-mails lead to ${publicUrl()}: set PUBLIC_URL if people reach the console at another address.`);
  if (config.trustProxy === false && (config.publicUrl !== undefined || !isLoopback(config.host)))
    say('TRUST_PROXY is not set: behind a proxy, set it, or limits count all callers as one.');
  if (config.databaseUrl !== undefined && config.secretKeys.length === 0)
    say('SECRET_KEY is not set: the secrets of second factors are stored unencrypted.');
  if (config.databaseUrl === undefined)
    say(
      'Embedded database: safe when the process dies, not when the power fails. Use DATABASE_URL for anything you cannot lose.',
    );
  else if (config.s3 === undefined)
    say(`Artwork is kept in ${config.dataDir}: several processes must share that folder, or set S3_BUCKET.`);
}
