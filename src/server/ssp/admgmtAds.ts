import { z } from 'zod';
import { idLike, numberLike, readRecords } from '#contract/foreignRecords';
import type { ReportedVerdict, SspVerdict, WithdrawalStatus } from './ssp';

const shortText = z.union([z.string(), z.number()]).transform((text) => String(text).slice(0, 500));
const code = numberLike.pipe(z.number().int());

/** The parts of a (possibly sparse) AdCOM Ad that are read; ids and texts are cut to a readable length. */
const ad = z.looseObject({
  id: idLike.pipe(z.string().max(200)),
  lastmod: numberLike.nullish(),
  ext: z.looseObject({ withdraw: numberLike.nullish() }).nullish(),
  audit: z
    .looseObject({
      status: code.nullish(),
      feedback: z
        .union([z.array(shortText).max(100), shortText.transform((text) => (text === '' ? [] : [text]))])
        .nullish(),
      lastmod: numberLike.nullish(),
    })
    .nullish(),
});
export type AdmgmtAd = z.output<typeof ad>;
/** The envelope of every reply, and of the webhook's body. */
const adCollection = z.looseObject({
  ads: z.array(z.unknown()).max(10_000),
  more: z.union([z.boolean(), z.number(), z.string()]).nullish(),
});
/** How far a page reaches in the list of verdicts; it may end with ads that cannot be read otherwise. */
const position = z.looseObject({ id: idLike, audit: z.looseObject({ lastmod: numberLike.pipe(z.number()) }) });

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
    more: [true, 1, 'true', '1'].includes(data.more ?? false),
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
