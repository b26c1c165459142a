import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The upper limit for list calls: Fastify with a constant answer, read from a file. */
async function serve(file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  const app = Fastify();
  app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

process.on('SIGTERM', () => process.exit(0));
void serve(process.argv[2] ?? '');
