export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** An IPv6 address in a URL stands in brackets. */
export const hasLoopbackHost = (address: string): boolean =>
  isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));
