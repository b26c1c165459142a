import type { FastifyInstance } from 'fastify';
import { importBoards } from '#contract/imports';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../start/services';
import { isSameSecret } from '../secrets/isSameSecret';
import { readBearer } from '../session/token';
import { readOutboxDepth } from '../ssp/delivery.queries';
import { failure } from './failure';

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `GET /metrics` for Prometheus, if METRICS_TOKEN is set; it needs that token as a bearer token. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { metricsToken } = services.config;
  if (metricsToken === undefined) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  timeRoutes(app, register);
  measurePools(register, services);
  measureBoardIndex(register, services);
  measureOutbox(register, services);
  measure(register, 'event_streams', 'Consoles that listen for events', () => services.events.count());
  countImports(app, register);
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { access: 'public' as const }, logLevel: 'warn' as const },
    async (request, reply) => {
      const given = readBearer(request.headers.authorization);
      if (given === undefined || !isSameSecret(given, metricsToken)) throw failure('session.required');
      const text = await register.metrics();
      return reply.type(register.contentType).header('cache-control', 'no-store').send(text);
    },
  );
}

function timeRoutes(app: FastifyInstance, register: Registry): void {
  const took = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Not for streams: how long a client listens is not a response time.
    if (reply.getHeader('content-type')?.toString().startsWith('text/event-stream') === true) {
      done();
      return;
    }
    took.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

function measurePools(register: Registry, { database }: Services): void {
  const { pool: statements, transactions, probe, standby } = database;
  const pools = { statements, transactions, probe, ...(standby === undefined ? {} : { standby }) };
  new Gauge({
    name: 'marquee_database_connections',
    help: 'Connections to the database by pool, in use or idle; waiting: callers without one',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

/** A gauge that is read when the metrics are. */
function measure(register: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name: `marquee_${name}`,
    help,
    registers: [register],
    async collect() {
      this.set(await read());
    },
  });
}

function measureBoardIndex(register: Registry, { boardFinder }: Services): void {
  measure(register, 'board_index_loaded', '1 when the index of boards is loaded; until then the database answers', () =>
    Number(boardFinder.isLoaded()),
  );
  measure(register, 'board_index_boards', 'Boards in the index', () => boardFinder.status()?.boards ?? 0);
  measure(
    register,
    'board_index_age_seconds',
    'Time since the index last read what was written; each question reads it',
    () => (Date.now() - (boardFinder.status()?.readAt ?? Number.NaN)) / 1000,
  );
}

function measureOutbox(register: Registry, { database, log }: Services): void {
  // Each gauge reads separately, because the registry collects them in parallel.
  const read = async (which: 'waiting' | 'oldestSeconds'): Promise<number> => {
    try {
      return (await readOutboxDepth(database.db))[which];
    } catch (error) {
      log.warn({ err: error }, 'the depth of the out-box cannot be read');
      return Number.NaN;
    }
  };
  measure(register, 'outbox_oldest_seconds', 'How long the oldest submission that is due has been waiting', () =>
    read('oldestSeconds'),
  );
  measure(register, 'outbox_waiting', 'Submissions that the platform has not taken yet, those on hold included', () =>
    read('waiting'),
  );
}

const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const;

function countImports(app: FastifyInstance, register: Registry): void {
  const rows = new Counter({
    name: 'marquee_import_rows_total',
    help: 'Rows of imports by what became of them, repeated calls included',
    labelNames: ['outcome'],
    registers: [register],
  });
  for (const outcome of outcomes) rows.inc({ outcome }, 0);
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const isImport = request.routeOptions.url === importBoards.path && reply.statusCode === 200;
    const { dryRun } = (isImport ? request.body : {}) as { dryRun?: boolean }; // validated by the call's contract
    if (isImport && dryRun !== true) {
      const answer = payload as Record<(typeof outcomes)[number], number>; // the route's reply
      for (const outcome of outcomes) rows.inc({ outcome }, answer[outcome]);
    }
    done(null, payload);
  });
}
