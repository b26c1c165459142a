const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const find = (list: typeof browsers, agent: string): string | undefined => list.find(([mark]) => mark.test(agent))?.[1];

/** A readable name of a browser, from its user agent: 'Firefox on Linux'. */
export function deviceName(userAgent: string): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser === undefined) return userAgent.slice(0, 60) || 'Unknown browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
