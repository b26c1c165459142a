import { z } from 'zod';
import type { ReportedVerdict, SspVerdict, WithdrawalStatus } from './ssp';

/** The parts of a (possibly sparse) AdCOM Ad that are read; ids and texts are cut to a readable length. */
const ad = z.looseObject({
  id: z.union([z.string(), z.number().transform(String)]).pipe(z.string().min(1).max(200)),
  lastmod: z.number().optional(),
  ext: z.looseObject({ withdraw: z.number().nullish() }).nullish(),
  audit: z
    .looseObject({
      status: z.number().int(),
      feedback: z
        .array(z.string().transform((text) => text.slice(0, 500)))
        .max(100)
        .nullish(),
      lastmod: z.number().optional(),
    })
    .optional(),
});
export type AdmgmtAd = z.output<typeof ad>;
/** The reply to every request, and the body of the webhook. */
export const adCollection = z.looseObject({
  ads: z.array(ad).max(10_000),
  more: z.union([z.boolean(), z.number()]).nullish(),
});

/**
 * AdCOM audit status codes; 500 and above are vendor-specific. Pre-approved (2) does not count as approved in a
 * restrictive market such as this.
 */
function stateOf(status: number | undefined): SspVerdict['state'] {
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
 * request (docs/decisions: withdrawal).
 */
export function withdrawalOf({ audit, ext }: AdmgmtAd): WithdrawalStatus {
  const state = stateOf(audit?.status);
  if (state === 'expired' || state === 'denied') return 'withdrawn';
  return ext?.withdraw === 1 ? 'accepted' : 'live';
}
