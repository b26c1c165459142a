import { pino } from 'pino';
import { buildApp } from './app';
import { createServices } from './compose';
import { ConfigError, isLoopback, readConfig, type Config } from './config';
import { connect, type Database } from './db/connect';
import { lockFolder } from './db/folderLock';
import { migrateToLatest } from './db/migrate';
import { prepareData } from './demo/prepareData';
import { join } from 'node:path';

/** Paths whose values never reach a log line. */
const secret = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.loginPass', '*.token', '*.url'];

async function start(): Promise<void> {
  const began = Date.now();
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, redact: { paths: secret, censor: '[redacted]' } });
  const release = config.databaseUrl === undefined ? await lockFolder(config.dataDir) : () => Promise.resolve();
  const database = await openDatabase(config);
  await migrateToLatest(database);
  let address = '';
  const services = createServices(config, database, log, () => address);
  await prepareData(services);
  const app = await buildApp(services);
  await app.listen({ port: config.port, host: config.host });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  address = `http://${isLoopback(config.host) ? '127.0.0.1' : config.host.includes(':') ? '[::1]' : config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${String(port)}`;
  await services.outbox.start();
  announce(config, port, Date.now() - began);

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Requests under way get 10 seconds to finish.
    setTimeout(() => process.exit(1), 10_000).unref();
    void services.outbox.stop()
      .then(() => app.close())
      .then(() => Promise.all([services.storage.close(), services.mail.close()]))
      .then(() => database.close())
      .then(release)
      .then(() => process.exit(0), () => process.exit(1));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function openDatabase(config: Config): Promise<Database> {
  return connect(config.databaseUrl === undefined ? { kind: 'embedded', folder: join(config.dataDir, 'database') } : { kind: 'server', url: config.databaseUrl });
}

/** The one place that speaks to the person who typed `npm start`. */
const say = (line: string): void => console.log(line);

function announce(config: Config, port: number, milliseconds: number): void {
  say(`${config.productName} is ready at http://${isLoopback(config.host) ? 'localhost' : config.host}:${String(port)} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (config.demo) say(`Demo login: admin@example.com / ${config.firstAdmin.password === undefined ? 'marquee-demo' : 'the ADMIN_PASSWORD you set'}`);
  if (config.databaseUrl === undefined) say('Embedded database: safe when the process dies, not when the power fails. Use DATABASE_URL for anything you cannot lose.');
  else if (config.s3 === undefined) say(`Artwork is kept in ${config.dataDir}: several processes must share that folder, or set S3_BUCKET.`);
}

/** One readable line for what a person can mend; a stack only for what they cannot. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Setting: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code; // Node's own errors carry one
  if (code === 'EADDRINUSE') return `Port ${process.env['PORT'] ?? '3000'} is taken. Stop the other program, or set PORT to another number.`;
  if (code === 'EACCES') return `Not allowed: ${error.message}`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') return `DATABASE_URL cannot be used: ${error.message === '' ? code : error.message}`;
  return error.message;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
