import { z } from 'zod';
import { idLike, maybe, nameLike, readRecords } from '#contract/foreignRecords';
import { textsOf } from './admgmtAds';
import { iabCategories } from './iabCategories';
import type { ReportedVerdict, SspArtwork, SspDriver, SspVerdict } from './ssp';
import { askPlatform, unexpected, type SspRequest } from './sspRequest';

const maxPages = 50;
const creative = z.looseObject({
  id: idLike,
  external_id: maybe(idLike).catch(null),
  status: maybe(nameLike),
  rejection_reason: z
    .unknown()
    .optional()
    .transform((given) => textsOf(given)),
});
const list = z.looseObject({
  /** Some write null for an empty list. */
  results: z
    .array(z.unknown())
    .nullable()
    .transform((results) => results ?? []),
  /** Whether there are more; its address is not followed. */
  next: maybe(z.unknown()),
});
/** A list whose unreadable records are left out. */
const listOf = <T extends z.ZodType>(item: T) =>
  list.transform(({ results, next }) => {
    const { records, unreadable } = readRecords(item, results);
    return { results: records, unreadable, next };
  });
const named = z.looseObject({ id: z.union([z.string(), z.number()]), name: z.string() });

/**
 * Broadsign Reach creatives, as public clients of it send them: the advertiser first, then the creative under our
 * external id. Creating is not idempotent there, so the creative is always looked up first.
 */
export function createReachDriver({ base, token }: { base: () => string; token: string }): SspDriver {
  const ask = async <T extends z.ZodType>(shape: T, request: SspRequest): Promise<z.output<T>> => {
    return readAs(shape, await askPlatform(base(), token, request));
  };
  const find = async (externalId: string): Promise<SspVerdict | undefined> => {
    const { results } = await ask(listOf(creative), {
      method: 'GET',
      path: '/api/entity_creatives/',
      query: { external_id: externalId },
    });
    // Checked again, because the platform may ignore the filter.
    const found = results.find((each) => each.external_id === externalId);
    return found && verdictOf(found);
  };
  const advertiserId = async (name: string): Promise<string | number> => {
    const { results } = await ask(listOf(named), { method: 'GET', path: '/api/advertisers/', query: { name } });
    const known = results.find((each) => each.name === name);
    return known?.id ?? (await ask(named, { method: 'POST', path: '/api/advertisers/', body: { name } })).id;
  };
  const categoryId = async (code: string): Promise<string | number | undefined> => {
    const { results } = await ask(listOf(z.looseObject({ id: z.union([z.string(), z.number()]) })), {
      method: 'GET',
      path: '/api/categories/',
      query: { code },
    });
    return results[0]?.id;
  };

  return {
    name: 'reach',
    termsOf: iabCategories,
    idField: 'reachCreativeID',
    platform: 'Broadsign Reach',
    // Its public clients have no call that withdraws a creative.
    withdrawals: null,
    find,
    submit: async (artwork, known) => {
      const existing = known ?? (await find(artwork.externalId));
      if (existing && known === undefined) return existing;
      const found = await Promise.all(iabCategories(artwork.categories).map(categoryId));
      const listed = found.filter((each) => each !== undefined);
      const body = creativeOf(artwork, await advertiserId(artwork.advertiser.name), listed);
      const request =
        existing?.remoteId == null
          ? { method: 'POST' as const, path: '/api/entity_creatives/' }
          : { method: 'PUT' as const, path: `/api/entity_creatives/${encodeURIComponent(existing.remoteId)}/` };
      return verdictOf(await ask(creative, { ...request, body }));
    },
    poll: async (cursor) => {
      const asked = new Date();
      const verdicts: ReportedVerdict[] = [];
      let unreadable = 0;
      for (let page = 1; page <= maxPages; page += 1) {
        const response = await askPlatform(base(), token, {
          method: 'GET',
          path: '/api/entity_creatives/',
          query: { page_size: '100', page: String(page) },
          accept: [304],
          ...(cursor === null ? {} : { headers: { 'if-modified-since': cursor } }),
        });
        if (response === undefined) break;
        const read = readAs(listOf(creative), response);
        const said = read.results.filter(({ status }) => status != null);
        verdicts.push(...said.map((each) => ({ ...verdictOf(each), externalId: each.external_id ?? each.id })));
        unreadable += read.unreadable;
        // Page numbers are counted here; the `next` address is not followed, so that only the configured address is
        // called.
        if (read.next == null) break;
      }
      // A minute earlier, because clocks differ.
      return { verdicts, unreadable, cursor: new Date(asked.getTime() - 60_000).toUTCString() };
    },
  };
}

function readAs<T extends z.ZodType>(shape: T, response: unknown): z.output<T> {
  const read = shape.safeParse(response);
  if (!read.success) throw unexpected('The platform’s answer has an unexpected form', response);
  return read.data;
}

/** The API's status texts are not documented; these are those of its console. */
function verdictOf({ id, status, rejection_reason: reason }: z.output<typeof creative>): SspVerdict {
  const word = (status ?? '').toLowerCase();
  const state =
    word === 'approved'
      ? 'approved'
      : word === 'rejected' || word === 'denied'
        ? 'denied'
        : word === 'expired'
          ? 'expired'
          : 'pending';
  const feedback = reason.length === 0 && word === 'partial' ? ['Approved by some of the publishers so far'] : reason;
  return { remoteId: id, state, feedback, lastmod: null };
}

function creativeOf(
  { externalId, fileName, type, url, publishers }: SspArtwork,
  advertiser: string | number,
  categories: readonly (string | number)[],
): object {
  return {
    advertiser: { id: advertiser },
    publishers,
    original_url: url,
    iab_categories: categories.map((id) => ({ id })),
    type: type.startsWith('video/') ? 'VideoCreative' : 'ImageUrlCreative',
    name: fileName,
    external_id: externalId,
  };
}
