import { ConfigError } from './configError';
import { hasLoopbackHost, isLoopback } from './loopback.rules';
import { trustProxy } from './proxies.rules';
import { splitList } from './settingList';

/** Settings that may make this server reachable for others. */
interface Ways {
  PUBLIC_URL?: string | undefined;
  TRUST_PROXY?: string | undefined;
  ALLOWED_HOSTS?: string | undefined;
}

/**
 * Refuses to serve demo accounts with the public password to others. @throws ConfigError if others could reach the
 * server
 */
export function refuseOpenDemo({ PUBLIC_URL, TRUST_PROXY, ALLOWED_HOSTS }: Ways, host: string): void {
  const open = (name: string, why: string, instead: string): ConfigError =>
    new ConfigError(
      `${name} ${why}, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or ${instead}`,
    );
  if (!isLoopback(host)) throw open('HOST', 'is reachable from outside', 'keep HOST on 127.0.0.1');
  if (PUBLIC_URL !== undefined && !hasLoopbackHost(PUBLIC_URL))
    throw open('PUBLIC_URL', 'is reachable from outside', 'leave PUBLIC_URL unset');
  if (trustProxy(TRUST_PROXY) !== false)
    throw open('TRUST_PROXY', 'says that others come through a proxy', 'leave TRUST_PROXY unset');
  if (splitList(ALLOWED_HOSTS).some((name) => !isLoopback(name)))
    throw open('ALLOWED_HOSTS', 'names a host that others reach', 'leave ALLOWED_HOSTS unset');
}
