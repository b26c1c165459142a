import { z } from 'zod';
import { idLike, numberLike, readRecords } from '#contract/foreignRecords';
import { readable, type ReportedVerdict, type SspVerdict, type WithdrawalStatus } from './ssp';

/** The texts of a feedback: a text, a list, or records with a message, as platforms write it. */
function textsOf(given: unknown, depth = 0): string[] {
  if (typeof given === 'string' || typeof given === 'number') {
    const said = readable(String(given));
    return said === '' ? [] : [said];
  }
  if (typeof given !== 'object' || given === null || depth > 2) return [];
  if (Array.isArray(given)) return given.slice(0, 100).flatMap((each) => textsOf(each, depth + 1));
  const { message, text, reason, description } = given as Record<string, unknown>; // an object of a parsed JSON
  return textsOf(message ?? text ?? reason ?? description, depth + 1);
}
/** Milliseconds since 1970, as a number or as an ISO date. */
const moment = z
  .union([numberLike, z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])
  .transform((time) => (time === null ? null : Math.round(time)))
  .pipe(z.int().nullable());
const code = numberLike.pipe(z.number().int());

/**
 * The parts of a (possibly sparse) AdCOM Ad that are read; ids and texts are cut to a readable length. What cannot be
 * read beside id and status is left out, so that the verdict still arrives.
 */
const ad = z.looseObject({
  id: idLike,
  lastmod: moment.nullish().catch(null),
  ext: z.looseObject({ withdraw: numberLike.nullish() }).nullish().catch(null),
  audit: z
    .looseObject({
      status: code.nullish(),
      feedback: z
        .unknown()
        .optional()
        .transform((given) => textsOf(given)),
      lastmod: moment.nullish().catch(null),
    })
    .nullish(),
});
export type AdmgmtAd = z.output<typeof ad>;
/** The envelope of every reply, and of the webhook's body. */
const adCollection = z.looseObject({
  ads: z.array(z.unknown()).max(10_000),
  more: z.union([z.boolean(), z.number(), z.string()]).nullish().catch(null),
});
/** How far a page reaches in the list of verdicts; it may end with ads that cannot be read otherwise. */
const position = z.looseObject({ id: idLike, audit: z.looseObject({ lastmod: moment.pipe(z.number()) }) });

interface AdCollection {
  ads: AdmgmtAd[];
  unreadable: number;
  more: boolean;
  /** Where the next page starts; undefined if no ad is dated. */
  end: { auditStart: number; paginationId: string } | undefined;
}

/** Reads the envelope, then each ad. @returns undefined for something other than a collection */
export function readCollection(given: unknown): AdCollection | undefined {
  const { success, data } = adCollection.safeParse(given);
  if (!success) return undefined;
  const { records, unreadable } = readRecords(ad, data.ads);
  const last = readRecords(position, data.ads).records.at(-1);
  return {
    ads: records,
    unreadable,
    more: ['true', '1'].includes(String(data.more).toLowerCase()),
    end: last && { auditStart: last.audit.lastmod, paginationId: last.id },
  };
}

/**
 * AdCOM audit status codes; 500 and above are vendor-specific. Pre-approved (2) does not count as approved in a
 * restrictive market such as this.
 */
function stateOf(status: number | null | undefined): SspVerdict['state'] {
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

export const verdictOf = ({ id, audit, lastmod }: AdmgmtAd): ReportedVerdict => ({
  externalId: id,
  remoteId: id,
  state: stateOf(audit?.status),
  feedback: audit?.feedback ?? [],
  lastmod: audit?.lastmod ?? lastmod ?? null,
});

/**
 * The state of a withdrawal. Expired and denied ads are shown nowhere; `ext.withdraw` is the platform's record of the
 * request (docs/decisions/011-out-box.md).
 */
export function withdrawalOf({ audit, ext }: AdmgmtAd): WithdrawalStatus {
  const state = stateOf(audit?.status);
  if (state === 'expired' || state === 'denied') return 'withdrawn';
  return ext?.withdraw === 1 ? 'accepted' : 'live';
}
