/** One address for each host of a PostgreSQL address, in their order: `postgres://user@one:5432,two:5432/name` has two. Empty where it is no address. */
export function hostsOf(url: string): string[] {
  const [, head = '', hosts = '', tail = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  const all = hosts.split(',').map((host) => `${head}${host}${withoutTarget(tail)}`);
  return all.every((one) => URL.canParse(one)) ? all : [];
}

/** Of several hosts the one that takes writes is used: whether an address asks for anything else. */
export const asksForStandby = (url: string): boolean =>
  /[?&]target_session_attrs=(?!(read-write|primary|any)(&|$))/.test(url);

/** The driver does not know it. */
const withoutTarget = (tail: string): string =>
  tail.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
