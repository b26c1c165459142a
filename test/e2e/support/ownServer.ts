import { findPostgres, startPostgres } from '../../support/postgres.cjs';
import { startProcess, temporaryFolder } from '../../support/process';

export interface OwnServer {
  address: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product without demo data on an empty database: a temporary PostgreSQL cluster if its programs are
 * installed, otherwise the embedded database.
 */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const folder = temporaryFolder();
  const cluster = findPostgres() === undefined ? undefined : await startPostgres();
  const server = startProcess({
    HOST: '127.0.0.1',
    DEMO: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: folder.path,
    ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
    ...env,
  });
  return {
    address: await server.ready,
    dataDir: folder.path,
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      await cluster?.stop();
      folder.remove();
    },
  };
}
