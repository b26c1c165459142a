import { freePort } from '../../scripts/freePort.cjs';
import { startProcess, temporaryFolder, type ServerProcess } from './process';

/** The built server: several processes on one database. */
export interface Marquee {
  /** The current processes. */
  readonly processes: ServerProcess[];
  readonly addresses: readonly string[];
  readonly folder: string;
  /** Request headers with the token of the first administrator's session, which was created at the start. */
  readonly headers: Record<string, string>;
  /** Sends a GET, or a POST if there is a body, to one of the processes. */
  send(process: number, path: string, body?: object): Promise<Response>;
  /** Ends a process with SIGTERM, then starts a new one at the same address. */
  restart(process: number): Promise<void>;
  stop(): Promise<void>;
}

/** The first administrator of `startMarquee`. */
export const firstLogin = { loginEmail: 'first@test.example', loginPass: 'six green bottles' };

/** Signs in at a server. @returns the headers of calls with a JSON body */
export async function headersFor(address: string, login: typeof firstLogin): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/super`, { method: 'POST', headers, body: JSON.stringify(login) });
  const { token } = (await response.json()) as { token: string }; // the contract's reply
  return { ...headers, authorization: `Bearer ${token}` };
}

/** Starts processes at once; `settings` names the database that they share. */
export async function startMarquee(count: number, settings: Record<string, string>): Promise<Marquee> {
  const folder = temporaryFolder();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number): ServerProcess =>
    startProcess({
      DATA_DIR: folder.path,
      ADMIN_EMAIL: firstLogin.loginEmail,
      ADMIN_PASSWORD: firstLogin.loginPass,
      LOG_LEVEL: 'info',
      PORT: String(port),
      RATE_LIMIT_USER: '0',
      RATE_LIMIT_ADDRESS: '0',
      ...settings,
    });
  const processes = ports.map(start);
  const addresses = await Promise.all(processes.map(({ ready }) => ready));
  const headers = await headersFor(addresses[0] ?? '', firstLogin);
  return {
    processes,
    addresses,
    folder: folder.path,
    headers,
    send: (process, path, body) =>
      fetch(`${addresses[process] ?? ''}${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    restart: async (process) => {
      processes[process]?.child.kill('SIGTERM');
      expect(await processes[process]?.ended).toBe(0);
      const next = start(ports[process] ?? 0);
      processes[process] = next;
      await next.ready;
    },
    stop: async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      folder.remove();
    },
  };
}
