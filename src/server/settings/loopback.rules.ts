import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether a host name or address means this machine alone: 127.0.0.0/8, ::1 (also written in full, or with an IPv4
 * loopback address in it) and localhost. A name that only begins like an address is resolved by others, so it does not.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (isIPv4(name)) return name.startsWith('127.');
  if (!isIPv6(name)) return name === 'localhost' || name.endsWith('.localhost');
  // The URL parser writes an IPv6 address in its shortest form.
  const short = new URL(`http://[${name}]`).hostname;
  return short === '[::1]' || /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(short);
}

/** The same for the host of a URL; there an IPv6 address stands in brackets. */
export const hasLoopbackHost = (address: string): boolean =>
  isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));
