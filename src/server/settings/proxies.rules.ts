import { isIP, isIPv6 } from 'node:net';

/** Fastify's names for private ranges, addresses, and ranges with their prefix length. */
export function isProxyList(text: string): boolean {
  if (/^(off|false|\d{1,2})$/.test(text)) return true;
  return text
    .split(',')
    .map((part) => part.trim())
    .every((part) => {
      const [address = '', prefix, ...rest] = part.split('/');
      const bits = isIPv6(address) ? 128 : 32;
      return (
        ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
        (isIP(address) !== 0 &&
          rest.length === 0 &&
          (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)))
      );
    });
}

/** `TRUST_PROXY` as Fastify takes it: none, how many, or which. */
export function trustProxy(text: string | undefined): false | number | string {
  if (text === undefined || text === '0' || text === 'off' || text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
