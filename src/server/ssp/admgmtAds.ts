import { z } from 'zod';
import type { ReportedVerdict, SspVerdict, WithdrawalStatus } from './ssp';

/** What is read of a (possibly sparse) AdCOM Ad; ids and texts are cut to sizes that a person can read. */
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
/** The answer to every request, and the body of the webhook. */
export const adCollection = z.looseObject({
  ads: z.array(ad).max(10_000),
  more: z.union([z.boolean(), z.number()]).nullish(),
});

/** AdCOM audit status codes; 500 and more are the vendor's own. Pre-approved (2) is not yet approved in a restrictive market as ours. */
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

/** Expired and denied ads are shown nowhere; `ext.withdraw` is the request as the platform keeps it (docs/decisions: withdrawal). */
export function withdrawalOf({ audit, ext }: AdmgmtAd): WithdrawalStatus {
  const state = stateOf(audit?.status);
  if (state === 'expired' || state === 'denied') return 'withdrawn';
  return ext?.withdraw === 1 ? 'accepted' : 'live';
}
