import { z } from 'zod';
import {
  type KnownArtwork,
  type SspArtwork,
  type SspDriver,
  type ReportedVerdict,
  type SspVerdict,
  type WithdrawalStatus,
} from './ssp';
import { iabCategories } from './iabCategories';
import { readCollection, toVerdict, toVerdicts, toWithdrawalStatus, type AdmgmtAd } from './admgmtAds';
import { requestPlatform, unexpected, type SspRequest } from './sspRequest';

/** The most pages of verdicts read in one poll. */
const maxPages = 50;
const cursorShape = z.object({ auditStart: z.number(), paginationId: z.string() });

/**
 * IAB Tech Lab Ad Management API 1.1 (github.com/InteractiveAdvertisingBureau/AdManagementAPI): one Ad for
 * each creative, whose audit is polled by `auditStart` and `paginationId`. Ads have our ids, so one can be looked up before it is sent again.
 */
export function createAdmgmtDriver({
  base,
  token,
  bidderId,
  platform,
}: {
  base: () => string;
  token: string;
  bidderId: string;
  platform: string;
}): SspDriver {
  const ads = `/bidder/${encodeURIComponent(bidderId)}/ads`;
  const one = (externalId: string): string => `${ads}/${encodeURIComponent(externalId)}`;
  const withdrawal = async (
    { externalId, remoteId }: KnownArtwork,
    request: Pick<SspRequest, 'method' | 'body'>,
  ): Promise<WithdrawalStatus> => {
    const response = await requestPlatform(base(), token, {
      ...request,
      path: one(remoteId ?? externalId),
      accept: [404],
      acceptsPages: false,
    });
    const ad = response === undefined ? undefined : adIn(response, remoteId ?? externalId);
    return response === undefined ? 'withdrawn' : ad ? toWithdrawalStatus(ad) : 'live';
  };

  return {
    name: 'admgmt',
    toTerms: iabCategories,
    idField: 'reachCreativeID',
    platform,
    withdrawals: {
      find: (artwork) => withdrawal(artwork, { method: 'GET' }),
      // The standard has no call for this, so a partial update sets `ext.withdraw`: `ext` is the standard's place for
      // extensions.
      request: (artwork) =>
        withdrawal(artwork, {
          method: 'PATCH',
          body: { id: artwork.remoteId ?? artwork.externalId, ext: { withdraw: 1 } },
        }),
    },
    find: async (externalId) => {
      const response = await requestPlatform(base(), token, { method: 'GET', path: one(externalId), accept: [404] });
      const ad = response === undefined ? undefined : adIn(response, externalId);
      return ad && toVerdict(ad);
    },
    submit: async (artwork, known): Promise<SspVerdict> => {
      const sent =
        known === undefined
          ? { method: 'POST' as const, path: ads }
          : { method: 'PUT' as const, path: one(known.remoteId ?? artwork.externalId) };
      const response = await requestPlatform(base(), token, { ...sent, body: toAd(artwork) });
      const ad = adIn(response, known?.remoteId ?? artwork.externalId);
      if (!ad) throw unexpected('The platform answered without the ad it was sent', response);
      return toVerdict(ad);
    },
    poll: async (cursor) => {
      let next = readCursor(cursor);
      const verdicts: ReportedVerdict[] = [];
      let unreadable = 0;
      for (let page = 0; page < maxPages; page += 1) {
        const { auditStart, paginationId } = next;
        const answer = await requestPlatform(base(), token, {
          method: 'GET',
          path: ads,
          query: { auditStart: String(auditStart), ...(paginationId === '' ? {} : { paginationId }) },
        });
        if (answer === undefined) break;
        const response = readAds(answer);
        verdicts.push(...toVerdicts(response.ads));
        unreadable += response.unreadable;
        next = response.end ?? next;
        // A platform with version 1.0 may return the same page repeatedly.
        if (!response.more || (next.auditStart === auditStart && next.paginationId === paginationId)) break;
      }
      return { verdicts, unreadable, cursor: JSON.stringify(next) };
    },
  };
}

/** Starts from the beginning without a cursor, or with one of another driver. */
function readCursor(cursor: string | null): z.output<typeof cursorShape> {
  try {
    return cursorShape.parse(JSON.parse(cursor ?? ''));
  } catch {
    return { auditStart: 0, paginationId: '' };
  }
}

function readAds(response: unknown): NonNullable<ReturnType<typeof readCollection>> {
  const read = readCollection(response);
  if (!read) throw unexpected('The platform’s answer is not a collection of ads', response);
  return read;
}

/** The ad with this id, or the only one under an id of the platform's own. @throws SspError if it may be one that cannot be read */
function adIn(response: unknown, id: string): AdmgmtAd | undefined {
  const { ads, unreadable } = readAds(response);
  const ad = ads.find((each) => each.id === id) ?? (ads.length + unreadable === 1 ? ads[0] : undefined);
  if (!ad && unreadable > 0) throw unexpected('The platform’s answer has an ad that cannot be read', response);
  return ad;
}

/** AdCOM 1.0 Ad, with the content taxonomy 1.0 (cattax 1); `ext` also has our own terms, some of which it lacks. */
function toAd({
  externalId,
  fileName,
  type,
  url,
  width,
  height,
  durationMs,
  bytes,
  advertiser,
  publishers,
  categories,
}: SspArtwork): object {
  const size = { ...(width === null ? {} : { w: width }), ...(height === null ? {} : { h: height }) };
  const media = type.startsWith('video/')
    ? {
        video: {
          mime: [type],
          curl: url,
          ...size,
          ...(durationMs === null ? {} : { dur: Math.round(durationMs / 1000) }),
        },
      }
    : { display: { mime: type, ...size, banner: { img: url } } };
  return {
    id: externalId,
    adomain: [],
    cat: iabCategories(categories),
    cattax: 1,
    secure: url.startsWith('https:') ? 1 : 0,
    ...media,
    ext: { name: fileName, advertiser, publishers, bytes, durationMs, categories },
  };
}
