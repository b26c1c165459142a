import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findClusterPrograms } from './run.cjs';
import { freePort } from '../../scripts/freePort.cjs';
import { until, type Programs } from './programs';

/** Runs HAProxy on a free port with the configuration that `settings` returns for it. @returns the port */
export async function startHaproxy(programs: Programs, settings: (port: number) => string): Promise<number> {
  const port = await freePort();
  const file = join(programs.folder, `haproxy-${String(port)}.cfg`);
  writeFileSync(file, settings(port));
  const child = programs.run(`haproxy-${String(port)}`, findClusterPrograms().haproxy, ['-db', '-f', file]);
  await until('HAProxy listens', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: see ${programs.folder}`);
    return isListening(port);
  });
  return port;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Patroni's template: https://github.com/patroni/patroni/blob/v3.0.2/extras/confd/templates/haproxy.tmpl */
export const forPatroni = (machines: readonly { name: string; port: number; api: number }[]) => (port: number) => `
global
  maxconn 200
defaults
  log global
  mode tcp
  retries 2
  timeout client 30m
  timeout connect 4s
  timeout server 30m
  timeout check 5s
listen primary
  bind 127.0.0.1:${String(port)}
  option httpchk
  http-check expect status 200
  default-server inter 3s fall 3 rise 2 on-marked-down shutdown-sessions
${machines.map((one) => `  server ${one.name} 127.0.0.1:${String(one.port)} maxconn 100 check port ${String(one.api)}`).join('\n')}
`;

/** deploy/haproxy.cfg with the given server addresses and port. */
export const forMarquee =
  (addresses: readonly string[]) =>
  (port: number): string => {
    const lines = readFileSync(join(__dirname, '../../deploy/haproxy.cfg'), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('  server '));
    return [
      ...lines.map((line) => line.replace('bind :8080', `bind 127.0.0.1:${String(port)}`)),
      ...addresses.map((address, index) => `  server marquee-${String(index + 1)} ${new URL(address).host}`),
      '',
    ].join('\n');
  };
