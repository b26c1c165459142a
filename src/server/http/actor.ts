import { isIP } from 'node:net';
import { findScope, type Grant } from '#contract/permissions';

/** Who does something: the signed-in administrator of a request, or the product itself. */
export interface Actor {
  readonly userId: string | null;
  /** First and last name, or the e-mail where there is none. */
  readonly name: string;
  readonly sessionId: string | null;
  /** The current roles, read with the session at every request. */
  readonly grants: readonly Grant[];
  /** A service token: `userId` is the token's. */
  readonly isService?: true;
  /** Signed in with a password alone where a second factor is required. */
  readonly mustSetUpFactor?: true;
  readonly address: string;
  readonly requestId: string;
  /** Collects the ids of what the request records in the audit log. */
  readonly acts?: string[];
}

/** Whether the caller has the permission `people`, and so sees everything of others; a service token never has. */
export const managesPeople = ({ grants, isService }: Pick<Actor, 'grants' | 'isService'>): boolean =>
  isService !== true && findScope(grants, 'people') !== undefined;

/** A caller without a session. */
export const anonymous = ({ ip, id, socket }: Caller): Actor => ({
  userId: null,
  name: '',
  sessionId: null,
  grants: [],
  address: parseAddress(ip) ?? socket.remoteAddress ?? '',
  requestId: id,
  acts: [],
});

interface Caller {
  /** If proxies are trusted, this is any text that one of them forwarded. */
  ip: string;
  id: string;
  socket: { remoteAddress?: string | undefined };
}

/** The IP address in a forwarded text; some proxies add the port. undefined where there is none. */
function parseAddress(forwarded: string): string | undefined {
  const withoutPort = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\])(?::\d{1,5})?$/.exec(forwarded);
  const address = withoutPort?.[1] ?? withoutPort?.[2] ?? forwarded;
  return isIP(address) === 0 ? undefined : address;
}

/** The product itself, for changes that no user requested. */
export const systemActor = (requestId = ''): Actor => ({
  userId: null,
  name: 'Marquee',
  sessionId: null,
  grants: [],
  address: '',
  requestId,
});
