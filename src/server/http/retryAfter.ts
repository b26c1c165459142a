/** The seconds of a `retry-after`, which may be a date, have a fraction, or be there twice; at most an hour. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const [, written] = /^(\d+(?:\.\d+)?) ?s?(?:,|$)/i.exec(header) ?? [];
  const seconds = written === undefined ? (Date.parse(header) - Date.now()) / 1000 : Number(written);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : undefined;
}
