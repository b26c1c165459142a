import { z } from 'zod';
import {
  enveloped,
  idLike,
  optional,
  numberLike,
  readRecords,
  recordList,
  reportsError,
  single,
  tooMany,
} from '#contract/foreignRecords';
import { feedback, readFeedback, stateWords, statusLike } from './platformWords';
import { ownStatus, type ReportedVerdict, type SspVerdict, type WithdrawalStatus } from './ssp';

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

/** Some platforms write an audit as a list of one, or as its status alone. */
function inFull(given: unknown): unknown {
  const audit = single(given);
  return typeof audit === 'string' || typeof audit === 'number' ? { status: audit } : audit;
}

/**
 * The parts of a (possibly sparse) AdCOM Ad that are read; ids and texts are cut to a readable length. What cannot be
 * read beside id and status is left out, so that the verdict still arrives.
 */
const ad = z.looseObject({
  id: idLike,
  ext: z.looseObject({ withdraw: z.unknown() }).nullish().catch(null),
  audit: optional(
    z.preprocess(
      inFull,
      z.looseObject({ status: optional(statusLike), feedback, lastmod: moment.nullish().catch(null) }).nullish(),
    ),
  ),
});
export type AdmgmtAd = z.output<typeof ad>;
/** The envelope of every reply, and of the webhook's body. */
const adCollection = z.preprocess(
  enveloped('ads', 'audit'),
  z
    .looseObject({
      ads: recordList(10_000),
      more: z.union([z.boolean(), z.number(), z.string()]).nullish().catch(null),
    })
    .refine((answer) => answer.ads.length > 0 || !reportsError(answer)),
);
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
    .looseObject({ id: idLike, audit: z.preprocess(inFull, z.looseObject({ lastmod: moment })) })
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

/** Reads the envelope, then each ad. @returns what is wrong with something other than a collection */
export function readCollection(given: unknown): AdCollection | string {
  const { success, data, error } = adCollection.safeParse(given);
  if (!success) return tooMany(error) ?? 'something other than a collection of ads';
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
 * AdCOM audit status codes, or words for them; 500 and above are vendor-specific. Pre-approved (2) does not count as
 * approved in a restrictive market such as this.
 */
const states: ReadonlyMap<string, SspVerdict['state']> = new Map([
  ...stateWords,
  ['changed', 'changed'],
  // AdCOM's own names of its codes, where they are not one word.
  ['pending audit', 'pending'],
  ['pre-approved', 'pending'],
  ['changed; resubmission requested', 'changed'],
  ['1', 'pending'],
  ['2', 'pending'],
  ['3', 'approved'],
  ['4', 'denied'],
  ['5', 'changed'],
  ['6', 'expired'],
]);

/** The verdicts of ads that were asked for or reported; one without a status says nothing. */
export const toVerdicts = (ads: readonly AdmgmtAd[]): ReportedVerdict[] =>
  ads.filter(({ audit }) => audit?.status != null).map(toVerdict);

export function toVerdict({ id, audit, error, errors }: AdmgmtAd): ReportedVerdict {
  const status = audit?.status ?? 'pending';
  const state = states.get(status);
  return {
    externalId: id,
    remoteId: id,
    state: state ?? 'pending',
    feedback: [state ? [] : ownStatus(status), audit?.feedback ?? [], ...[error, errors].map(readFeedback)].flat(),
    // Not the ad's own, which need not move with a verdict.
    lastmod: audit?.lastmod ?? null,
  };
}

/**
 * The state of a withdrawal. Expired and denied ads are shown nowhere; `ext.withdraw` is the platform's record of the
 * request (docs/decisions/011-out-box.md).
 */
export function toWithdrawalStatus({ audit, ext }: AdmgmtAd): WithdrawalStatus {
  const state = states.get(audit?.status ?? '');
  if (state === 'expired' || state === 'denied') return 'withdrawn';
  return ['1', 'true'].includes(String(ext?.withdraw).toLowerCase()) ? 'accepted' : 'live';
}
