import { z } from 'zod';
import { idLike, optional, numberLike, readRecords, recordList, reportsError } from '#contract/foreignRecords';
import { ownStatus, readable, type ReportedVerdict, type SspVerdict, type WithdrawalStatus } from './ssp';

/** Names under which platforms write what they say; of a record without one of them, all texts are taken. */
const feedbackFields = 'message msg text reason description detail details title comment error errors'.split(' ');

/** The texts of a feedback: a text, a list, or records with a message, as platforms write it. */
export function readTexts(given: unknown, depth = 0): string[] {
  if (typeof given === 'string' || typeof given === 'number') {
    const text = readable(String(given));
    return text === '' ? [] : [text];
  }
  if (typeof given !== 'object' || given === null || depth > 2) return [];
  if (Array.isArray(given)) return given.slice(0, 100).flatMap((each) => readTexts(each, depth + 1));
  const record = given as Record<string, unknown>; // an object of a parsed JSON
  const feedback = feedbackFields.map((name) => record[name]).find((value) => value != null && value !== '');
  return readTexts(feedback ?? Object.values(record).filter((value) => typeof value === 'string'), depth + 1);
}

/** ISO 8601 with or without its T, time and zone, which then is UTC; other texts as HTTP writes dates. */
function parseTime(text: string): number {
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  if (day === undefined) return /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Date.parse(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
}
const dayMs = 86_400_000;
/** Milliseconds since 1970, as a number or as a date; at most a day ahead, as a local time without its zone may be. */
const moment = z
  .union([numberLike, z.string().transform((text) => parseTime(text.trim()))])
  .transform(Math.floor)
  .refine((time) => time >= 0 && time <= Date.now() + dayMs);

/**
 * The parts of a (possibly sparse) AdCOM Ad that are read; ids and texts are cut to a readable length. What cannot be
 * read beside id and status is left out, so that the verdict still arrives.
 */
const ad = z.looseObject({
  id: idLike,
  lastmod: moment.nullish().catch(null),
  ext: z.looseObject({ withdraw: z.unknown() }).nullish().catch(null),
  audit: optional(
    z.looseObject({
      status: optional(numberLike.pipe(z.int())),
      feedback: z
        .unknown()
        .optional()
        .transform((given) => readTexts(given)),
      lastmod: moment.nullish().catch(null),
    }),
  ),
});
export type AdmgmtAd = z.output<typeof ad>;
/** The envelope of every reply, and of the webhook's body. */
const adCollection = z
  .looseObject({
    ads: recordList(10_000),
    more: z.union([z.boolean(), z.number(), z.string()]).nullish().catch(null),
  })
  .refine((answer) => answer.ads.length > 0 || !reportsError(answer));
interface Position {
  paginationId: string;
  auditStart?: number;
}
/**
 * How far a page reaches in the list of verdicts: by the dates of its audits, else of its ads, else by its last id. It
 * may end with ads that cannot be read otherwise.
 */
const positions: z.ZodType<Position>[] = [
  z
    .looseObject({ id: idLike, audit: z.looseObject({ lastmod: moment }) })
    .transform(({ id, audit }) => ({ paginationId: id, auditStart: audit.lastmod })),
  z
    .looseObject({ id: idLike, lastmod: moment })
    .transform(({ id, lastmod }) => ({ paginationId: id, auditStart: lastmod })),
  z.looseObject({ id: idLike }).transform(({ id }) => ({ paginationId: id })),
];

interface AdCollection {
  ads: AdmgmtAd[];
  unreadable: number;
  more: boolean;
  /** Where the next page starts; without a time if no ad is dated, undefined if none has an id. */
  end: Position | undefined;
}

/** Reads the envelope, then each ad. @returns undefined for something other than a collection */
export function readCollection(given: unknown): AdCollection | undefined {
  const { success, data } = adCollection.safeParse(given);
  if (!success) return undefined;
  const { records, unreadable } = readRecords(ad, data.ads);
  const ends = positions.map((position) => readRecords(position, data.ads).records.at(-1));
  return {
    ads: records,
    unreadable,
    more: ['true', '1'].includes(String(data.more).toLowerCase()),
    end: ends.find((end) => end !== undefined),
  };
}

/**
 * AdCOM audit status codes; 500 and above are vendor-specific. Pre-approved (2) does not count as approved in a
 * restrictive market such as this.
 */
function toState(status: number | null | undefined): SspVerdict['state'] {
  switch (status) {
    case 3:
      return 'approved';
    case 4:
      return 'denied';
    case 5:
      return 'changed';
    case 6:
      return 'expired';
    default:
      return 'pending';
  }
}

/** The verdicts of ads that were asked for or reported; one without a status says nothing. */
export const toVerdicts = (ads: readonly AdmgmtAd[]): ReportedVerdict[] =>
  ads.filter(({ audit }) => audit?.status != null).map(toVerdict);

export function toVerdict({ id, audit, lastmod }: AdmgmtAd): ReportedVerdict {
  const status = audit?.status ?? 1;
  const isOwn = status < 1 || status > 6;
  return {
    externalId: id,
    remoteId: id,
    state: toState(status),
    feedback: [...(isOwn ? [ownStatus(String(status))] : []), ...(audit?.feedback ?? [])],
    lastmod: audit?.lastmod ?? lastmod ?? null,
  };
}

/**
 * The state of a withdrawal. Expired and denied ads are shown nowhere; `ext.withdraw` is the platform's record of the
 * request (docs/decisions/011-out-box.md).
 */
export function toWithdrawalStatus({ audit, ext }: AdmgmtAd): WithdrawalStatus {
  const state = toState(audit?.status);
  if (state === 'expired' || state === 'denied') return 'withdrawn';
  return ['1', 'true'].includes(String(ext?.withdraw).toLowerCase()) ? 'accepted' : 'live';
}
