import { z } from 'zod';
import { enveloped, idLike, optional, readRecords, recordList, reportsError, tooMany } from '#contract/foreignRecords';
import { iabCategories } from './iabCategories';
import { feedback, stateWords, statusLike } from './platformWords';
import { ownStatus, type SspArtwork, type SspDriver, type SspVerdict } from './ssp';
import { endless, requestPlatform, unexpected, type SspRequest } from './sspRequest';

/** The most pages read in one search, which is part of an attempt, and in one poll. */
const maxPages = 50;
const maxPollPages = 500;
/** Milliseconds before a platform's own time, or ours, from which a list that does not date itself is read again. */
const margin = 600_000;
const creative = z.looseObject({
  id: idLike,
  external_id: optional(idLike).catch(null),
  status: optional(statusLike),
  rejection_reason: feedback,
  rejection_reasons: feedback,
});
const list = z.preprocess(
  enveloped('results'),
  z
    .looseObject({
      results: recordList(10_000),
      /** Whether there are more; its address is not followed. */
      next: optional(z.unknown()),
    })
    .refine((answer) => answer.results.length > 0 || !reportsError(answer)),
);
const coded = z.looseObject({ id: z.union([z.string(), z.number()]) });
const named = coded.extend({ name: z.string() });

/**
 * Broadsign Reach creatives, as public clients of it send them: the advertiser first, then the creative under our
 * external id. Creating is not idempotent there, so the creative is always looked up first.
 */
export function createReachDriver({ base, token }: { base: () => string; token: string }): SspDriver {
  const send = async <T extends z.ZodType>(shape: T, request: SspRequest): Promise<z.output<T>> => {
    return readAs(shape, await requestPlatform(base(), token, request));
  };
  /**
   * The record whose `name` is `wanted`, on any page of a list: the platform may ignore the filter. @throws SspError if it
   * may be one that cannot be read, which must not be created again
   */
  const search = async <T extends z.ZodType<object>>(
    item: T,
    path: string,
    name: string,
    wanted: string,
  ): Promise<z.output<T> | undefined> => {
    const ids = new Set<unknown>();
    for (let page = 1; page <= maxPages; page += 1) {
      const query = { [name]: wanted, page_size: '100', ...(page === 1 ? {} : { page: String(page) }) };
      const response = await requestPlatform(base(), token, { method: 'GET', path, query });
      const { results, next } = readAs(list, response);
      const given = results.filter((each): each is object => typeof each === 'object' && each !== null);
      const found = readRecords(item, given).records.find((each) => Reflect.get(each, name) === wanted);
      if (found !== undefined) return found;
      const mayBeIt = (each: object): boolean => !(name in each) || Reflect.get(each, name) === wanted;
      if (given.some((each) => mayBeIt(each) && !item.safeParse(each).success))
        throw unexpected('The platform’s answer has a record that cannot be read', response);
      // One whose pages repeat has no more.
      const isNew = given.some((each) => !ids.has(Reflect.get(each, 'id')));
      if (next == null || !isNew) return undefined;
      for (const each of given) ids.add(Reflect.get(each, 'id'));
    }
    throw endless(maxPages);
  };
  const find = async (externalId: string): Promise<SspVerdict | undefined> => {
    const found = await search(creative, '/api/entity_creatives/', 'external_id', externalId);
    return found && toVerdict(found);
  };
  const advertiserId = async (name: string): Promise<string | number> => {
    const known = await search(named, '/api/advertisers/', 'name', name);
    return known?.id ?? (await send(named, { method: 'POST', path: '/api/advertisers/', body: { name } })).id;
  };
  const categoryId = async (code: string): Promise<string | number | undefined> =>
    (await search(coded, '/api/categories/', 'code', code))?.id;

  return {
    name: 'reach',
    platform: 'Broadsign Reach',
    // Its public clients have no call that withdraws a creative.
    withdrawals: null,
    find,
    submit: async (artwork, known) => {
      const existing = known ?? (await find(artwork.externalId));
      if (existing && known === undefined) return existing;
      const codes = iabCategories(artwork.categories);
      const found = await Promise.all(codes.map(categoryId));
      const listed = found.filter((each) => each !== undefined);
      const body = toCreative(artwork, await advertiserId(artwork.advertiser.name), listed);
      const request =
        existing?.remoteId == null
          ? { method: 'POST' as const, path: '/api/entity_creatives/' }
          : { method: 'PUT' as const, path: `/api/entity_creatives/${encodeURIComponent(existing.remoteId)}/` };
      return {
        ...toVerdict(await send(creative, { ...request, body })),
        sentAs: codes.filter((_, at) => found[at] !== undefined),
        notSent: codes.filter((_, at) => found[at] === undefined),
      };
    },
    async *poll(cursor) {
      let nextCursor = cursor;
      const ids = new Set<string>();
      for (let page = 1; page <= maxPollPages; page += 1) {
        const response = await requestPlatform(base(), token, {
          method: 'GET',
          path: '/api/entity_creatives/',
          query: { page_size: '100', page: String(page) },
          accept: [304],
          ...(cursor === null || page > 1 ? {} : { headers: { 'if-modified-since': cursor } }),
          onHeaders: (headers) => {
            if (page === 1) nextCursor = dateOf(headers);
          },
        });
        if (response === undefined) return;
        const { results: given, next } = readAs(list, response);
        const { records: results, unreadable } = readRecords(creative, given);
        const decided = results.filter(({ status }) => status != null);
        const verdicts = decided.map((each) => ({ ...toVerdict(each), externalId: each.external_id ?? each.id }));
        // Page numbers are counted here; the `next` address is not followed, so that only the configured address is
        // called.
        const isNew = unreadable > 0 || results.some(({ id }) => !ids.has(id));
        const isLast = next == null || !isNew;
        yield { verdicts, unreadable, cursor: isLast ? nextCursor : cursor };
        if (isLast) return;
        for (const { id } of results) ids.add(id);
      }
      throw endless(maxPollPages);
    },
  };
}

/** The date of an answer's content for `if-modified-since`: exactly as the platform gives it, if it does. */
function dateOf(headers: Headers): string {
  const modified = headers.get('last-modified');
  if (modified !== null && !Number.isNaN(Date.parse(modified))) return modified;
  const answered = Date.parse(headers.get('date') ?? '');
  return new Date((Number.isNaN(answered) ? Date.now() : answered) - margin).toUTCString();
}

function readAs<T extends z.ZodType>(shape: T, response: unknown): z.output<T> {
  const read = shape.safeParse(response);
  if (!read.success)
    throw unexpected(`The platform’s answer has ${tooMany(read.error) ?? 'an unexpected form'}`, response);
  return read.data;
}

/** The API's status texts are not documented; those known are of its console. */
function toVerdict({ id, status, ...reasons }: z.output<typeof creative>): SspVerdict {
  const word = status ?? 'pending';
  const state = stateWords.get(word);
  const own = word === 'partial' ? 'Approved by some of the publishers so far' : ownStatus(word);
  return {
    remoteId: id,
    state: state ?? 'pending',
    feedback: [state ? [] : own, reasons.rejection_reason, reasons.rejection_reasons].flat(),
    lastmod: null,
  };
}

function toCreative(
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
