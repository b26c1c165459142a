/**
 * One address for each host of a PostgreSQL address, in their order: `postgres://user@one:5432,two:5432/name` has two.
 * Empty for a text that is not an address.
 */
export function splitHosts(url: string): string[] {
  const [, head = '', hosts = '', tail = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  const all = hosts.split(',').map((host) => `${head}${host}${withoutTarget(tail)}`);
  return all.every((one) => URL.canParse(one)) ? all : [];
}

/** Whether an address requests anything but a host that takes writes. */
export const asksForStandby = (url: string): boolean =>
  /[?&]target_session_attrs=(?!(read-write|primary|any)(&|$))/.test(url);

/** The driver does not support this parameter. */
const withoutTarget = (tail: string): string =>
  tail.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
