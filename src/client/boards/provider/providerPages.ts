import { parsedUrl } from '../../ui/browser/parsedUrl';
import type { z } from 'zod';
import { readRecords } from '#contract/foreignRecords';
import { pageSize, whyNoPage, wholeListPage } from '#contract/provider';
import { readableAnswer } from '#contract/readableAnswer';
import type { Failure } from '../../api/request';
import { providerFailure, type ProviderAnswer } from './providerBaseQuery';

/** The most pages that are read of a list. */
const maxPages = 1000;

/** One page of a provider's list, as it is kept in the cache. */
export interface ProviderPage<Item> {
  items: Item[];
  /** Records that could not be read, and were skipped. */
  unreadable: number;
  /** The provider's address of the next page; null on the last page. */
  next: string | null;
  /** How many records the provider says its list has. */
  count: number | null;
}

export interface PageParam {
  /** '' for the first page. */
  address: string;
  /** Why this page must not be read. */
  refusal?: string;
}

export const firstAddress = (base: string, path: string, query: Record<string, string> = {}): string =>
  `${base}${path}?${new URLSearchParams({ page_size: String(pageSize), ...query }).toString()}`;

/** The next page to read; undefined at the end of the list. The token is sent only to the provider's own origin. */
export function nextPage(next: string | null, read: readonly string[]): PageParam | undefined {
  if (next === null || next === '') return undefined;
  const current = read.at(-1) ?? '';
  const target = parsedUrl(next, current);
  const refused = (refusal: string): PageParam => ({ address: next, refusal });
  if (target?.origin !== new URL(current).origin)
    return refused(
      `The provider’s list continues at another address (${target?.host ?? next.slice(0, 80)}), which is not followed.`,
    );
  if (read.includes(target.href))
    return refused('The provider’s list leads back to a page that was already read. Nothing was taken from it.');
  if (read.length >= maxPages)
    return refused(`The provider’s list has more than ${String(maxPages)} pages. Reading was stopped.`);
  return { address: target.href };
}

/** Parses the body of a response as a page, and each of its records as an `item`. */
export function pageOf<Item extends z.ZodType>(
  item: Item,
  { body, text, headers }: ProviderAnswer,
  isFirst: boolean,
): { data: ProviderPage<z.output<Item>> } | { error: Failure } {
  const page = wholeListPage(headers, isFirst).safeParse(body);
  if (page.success) {
    const { results, next, count } = page.data;
    const { records, unreadable } = readRecords(item, results);
    return { data: { items: records, unreadable, next, count } };
  }
  const words = readableAnswer(text);
  const said = words === '' ? 'it is empty' : body === undefined ? `not JSON: ${words}` : words;
  return { error: providerFailure(`The provider’s answer is not a list (${whyNoPage(page.error) ?? said}).`) };
}
