import type { FastifyInstance } from 'fastify';
import type { Services } from '../start/services';
import { readActs } from './audit.service';

type Write = (line: string) => unknown;

/**
 * With AUDIT_LOG=stdout, writes each committed entry of the audit log as a line of JSON for a log collector. Entries of
 * a failed request are written too if they were committed: a refused sign-in is one.
 */
export function streamAudit(
  app: FastifyInstance,
  { config, database, log }: Pick<Services, 'config' | 'database' | 'log'>,
  write: Write = (line) => process.stdout.write(line),
): void {
  if (config.auditLog === undefined) return;
  app.addHook('onResponse', async ({ actor: { acts = [] } }) => {
    if (acts.length === 0) return;
    try {
      for (const audit of await readActs(database, acts)) write(`${JSON.stringify({ audit })}\n`);
    } catch (error) {
      log.error({ err: error, acts }, 'entries of the audit log could not be streamed; the database has them');
    }
  });
}
