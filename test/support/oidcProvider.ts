import { fork } from 'node:child_process';
import { join } from 'node:path';

interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  groups?: string[] | string;
}

/** Makes all further ID tokens wrong in this way. */
export interface Lie {
  claims?: Record<string, unknown>;
  alg?: 'none' | 'HS256';
  /** Signed with a key that the provider does not publish. */
  foreignKey?: boolean;
}

export interface TestProvider {
  issuer: string;
  /** The settings of a server that uses this provider. */
  settings: Record<string, string>;
  /** Adds somebody, or changes them. */
  person(login: string, claims: Person): Promise<void>;
  lie(lie: Lie | null): Promise<void>;
  /** Replaces the key that signs; the old one is no longer published. */
  rotate(): Promise<void>;
  /** Signs somebody in at the address, as a browser would. @returns the address to which the provider redirects */
  signIn(url: string, login: string): Promise<URL>;
  stop(): void;
}

/** A real provider (`oidc-provider`) in a process of its own, for a console at `publicUrl`. */
export async function startProvider(publicUrl: string): Promise<TestProvider> {
  // Page tests replace `fetch` later; theirs reaches only the product's API.
  const send = globalThis.fetch;
  const child = fork(join(__dirname, 'oidcProviderProcess.cjs'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      REDIRECT_URIS: JSON.stringify([`${publicUrl}/oidc/callback`]),
      SIGN_OUT_URIS: JSON.stringify([`${publicUrl}/`]),
    },
  });
  child.setMaxListeners(0);
  const heard = <T>(pick: (message: Record<string, unknown>) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const listen = (message: unknown): void => {
        const found = pick(message as Record<string, unknown>); // the process sends objects alone
        if (found === undefined) return;
        child.off('message', listen);
        resolve(found);
      };
      child.on('message', listen);
      child.once('exit', () => reject(new Error('the provider has ended')));
    });
  const issuer = await heard(({ issuer }) => (typeof issuer === 'string' ? issuer : undefined));
  let asked = 0;
  const tell = async (message: Record<string, unknown>): Promise<void> => {
    const id = (asked += 1);
    const done = heard((reply) => (reply['done'] === id ? true : undefined));
    child.send({ ...message, id });
    await done;
  };
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'marquee',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'Acme SSO',
      OIDC_ROLE_MAP: 'reviewers=Reviewer, viewers=Viewer, owners=Owner',
      PUBLIC_URL: publicUrl,
    },
    person: (login, claims) => tell({ person: { login, claims } }),
    lie: (lies) => tell({ lies }),
    rotate: () => tell({ rotate: true }),
    signIn: (url, login) => browse(send, url, login, publicUrl),
    stop: () => void child.kill(),
  };
}

async function browse(send: typeof fetch, from: string, login: string, publicUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { url: string; body?: string } = { url: from };
  for (let step = 0; step < 10; step += 1) {
    const response = await send(next.url, {
      method: next.body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(next.body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(next.body === undefined ? {} : { body: next.body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(publicUrl) === true) return new URL(location);
    if (location === null && next.body !== undefined) throw new Error(`the provider said: ${await response.text()}`);
    next = location === null ? { url: next.url, body: `login=${login}` } : { url: new URL(location, next.url).href };
  }
  throw new Error('the provider leads in circles');
}
