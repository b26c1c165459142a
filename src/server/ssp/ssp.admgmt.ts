import { z } from 'zod';
import { reportsError } from '#contract/foreignRecords';
import { type KnownArtwork, type SspArtwork, type SspDriver, type SspVerdict, type WithdrawalStatus } from './ssp';
import { iabCategories } from './iabCategories';
import { readCollection, toVerdict, toVerdicts, toWithdrawalStatus, type AdmgmtAd } from './admgmtAds';
import { endless, requestPlatform, unexpected, type SspRequest } from './sspRequest';

/** The most pages of verdicts read in one poll. */
const maxPages = 50;
/** Milliseconds by which the platform's clock may be behind ours, or a verdict may be dated before it is shown. */
const margin = 600_000;
/** Statuses for an ad that the platform does not have, or no longer. */
const notThere = [404, 410];
const cursorShape = z.object({ auditStart: z.number(), paginationId: z.string() });
type Cursor = z.output<typeof cursorShape>;

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
  const ask = (id: string, request: Pick<SspRequest, 'method' | 'body'>): Promise<unknown> =>
    requestPlatform(base(), token, { ...request, path: one(id), accept: notThere, acceptsPages: false });
  const findWithdrawal = async (id: string): Promise<WithdrawalStatus> => {
    const response = await ask(id, { method: 'GET' });
    return response === undefined ? 'withdrawn' : withdrawalIn(response, id);
  };

  return {
    name: 'admgmt',
    platform,
    withdrawals: {
      find: (artwork) => findWithdrawal(idOf(artwork)),
      // The standard has no call for this, so a partial update sets `ext.withdraw`: `ext` is the standard's place for
      // extensions. A 404 or an empty answer may be about this call, so the ad itself is asked for.
      request: async (artwork) => {
        const id = idOf(artwork);
        const response = await ask(id, { method: 'PATCH', body: { id, ext: { withdraw: 1 } } });
        const status = response == null ? 'withdrawn' : withdrawalIn(response, id);
        return status === 'withdrawn' ? findWithdrawal(id) : status;
      },
    },
    find: async (externalId) => {
      const response = await requestPlatform(base(), token, { method: 'GET', path: one(externalId), accept: notThere });
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
      const verdict = toVerdict(ad);
      const refusal = [ad, response].find(reportsError);
      if (refusal !== undefined && verdict.state !== 'denied')
        throw unexpected('The platform reports an error', refusal);
      return { ...verdict, sentAs: iabCategories(artwork.categories) };
    },
    async *poll(cursor) {
      const now = Date.now();
      let next = readCursor(cursor);
      const start = next;
      let kept = start;
      const ids = new Set<string>();
      for (let page = 0; page < maxPages; page += 1) {
        const { auditStart, paginationId } = next;
        const answer = await requestPlatform(base(), token, {
          method: 'GET',
          path: ads,
          query: { auditStart: String(auditStart), ...(paginationId === '' ? {} : { paginationId }) },
        });
        if (answer === undefined) return;
        const { ads: given, unreadable, more, end } = readAds(answer);
        next = { ...next, ...end };
        // A platform with version 1.0 may return the same pages repeatedly.
        const hasMoved = next.auditStart !== auditStart || next.paginationId !== paginationId;
        const isNew = unreadable > 0 || given.some(({ id }) => !ids.has(id));
        const isLast = !more || !hasMoved || !isNew;
        if (isLast || next.auditStart > now) kept = withMargin(next, now);
        // An id alone leads to the next page, but from there no poll would see an earlier ad change.
        else if (end?.auditStart !== undefined) kept = next;
        yield { verdicts: toVerdicts(given), unreadable, cursor: JSON.stringify(kept) };
        if (isLast) return;
        for (const { id } of given) ids.add(id);
      }
      // The next poll would read the same pages.
      if (kept === start) throw endless(maxPages);
    },
  };
}

/** The id under which the platform knows an artwork. */
const idOf = ({ externalId, remoteId }: KnownArtwork): string => remoteId ?? externalId;

function withdrawalIn(response: unknown, id: string): WithdrawalStatus {
  const ad = adIn(response, id);
  return ad ? toWithdrawalStatus(ad) : 'live';
}

/** Where the next poll starts: not ahead of our clock, where it would pass over all verdicts until then. */
const withMargin = ({ auditStart }: Cursor, now: number): Cursor => ({
  auditStart: Math.max(0, Math.min(auditStart, now) - margin),
  paginationId: '',
});

/** Starts from the beginning without a cursor, or with one of another driver. */
function readCursor(cursor: string | null): Cursor {
  try {
    return cursorShape.parse(JSON.parse(cursor ?? ''));
  } catch {
    return { auditStart: 0, paginationId: '' };
  }
}

function readAds(response: unknown): Exclude<ReturnType<typeof readCollection>, string> {
  const read = readCollection(response);
  if (typeof read === 'string') throw unexpected(`The platform’s answer is ${read}`, response);
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
function toAd(artwork: SspArtwork): object {
  const { fileName: name, type, url, width, height, durationMs, bytes, advertiser, publishers, categories } = artwork;
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
    id: artwork.externalId,
    adomain: [],
    cat: iabCategories(categories),
    cattax: 1,
    secure: url.startsWith('https:') ? 1 : 0,
    ...media,
    ext: { name, advertiser, publishers, bytes, durationMs, categories },
  };
}
