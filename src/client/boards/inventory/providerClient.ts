import type { z } from 'zod';
import { providerPage, publisher, screen, type Publisher, type Screen } from '#contract/inventory';

/** Rows asked for on a page (specification section 9). */
const pageSize = 100;
/** More pages than this are no list but a loop with new faces. */
const mostPages = 1000;
/** Milliseconds that one page may take. */
const patience = 15_000;

/** What went wrong with the provider, in a sentence for the administrator. */
export class ProviderFailure extends Error {}

export interface Provider {
  /** Absolute address of the provider, no slash at the end. */
  base: string;
  /** Name of the query parameter that filters screens by their publisher's name. */
  publisherFilter: string;
  /** A token of our server's; `renew` asks for one other than the last. */
  token: (renew: boolean) => Promise<string>;
}

export interface Reading {
  signal: AbortSignal;
  /** After each page: pages and rows so far, and the total if the provider tells it. */
  onPage?: (pages: number, rows: number, total: number | undefined) => void;
}

/** All publishers, by name. @throws ProviderFailure, or the abort of `signal` */
export async function readPublishers(provider: Provider, reading: Reading): Promise<Publisher[]> {
  const found = await readList(provider, '/api/publishers/', {}, publisher, reading);
  return found.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All screens of a publisher. @throws ProviderFailure, or the abort of `signal` */
export const readScreens = (provider: Provider, publisherName: string, reading: Reading): Promise<Screen[]> =>
  readList(provider, '/api/screens/', { [provider.publisherFilter]: publisherName }, screen, reading);

/** Follows `next` to the end. A row that comes twice, because the list moved while it was read, is taken once. */
async function readList<Item extends z.ZodType<{ id: string }>>(
  provider: Provider,
  path: string,
  query: Record<string, string>,
  item: Item,
  reading: Reading,
): Promise<z.output<Item>[]> {
  const rows = new Map<string, z.output<Item>>();
  const seen = new Set<string>();
  let address: string | null =
    `${provider.base}${path}?${new URLSearchParams({ page_size: String(pageSize), ...query }).toString()}`;
  while (address !== null) {
    if (seen.has(address))
      throw new ProviderFailure(
        'The provider’s list leads back to a page that was read before. Nothing was taken from it.',
      );
    if (seen.size >= mostPages)
      throw new ProviderFailure(`The provider’s list has more than ${String(mostPages)} pages. Reading was stopped.`);
    seen.add(address);
    const page: { next?: string | null | undefined; count?: number | undefined; results: z.output<Item>[] } = parsed(
      item,
      await readPage(provider, address, reading.signal),
    );
    for (const row of page.results) rows.set(row.id, row);
    reading.onPage?.(seen.size, rows.size, page.count);
    address = nextOf(page.next, address, provider.base);
  }
  return [...rows.values()];
}

function parsed<Item extends z.ZodType>(item: Item, body: unknown) {
  const page = providerPage(item).safeParse(body);
  if (page.success) return page.data;
  throw new ProviderFailure(
    `The provider answered something that is no list (${page.error.issues[0]?.path.join('.') || 'the whole answer'}).`,
  );
}

/** Our token goes to the provider's own origin and nowhere else. */
function nextOf(next: string | null | undefined, current: string, base: string): string | null {
  if (next === null || next === undefined || next === '') return null;
  const target = URL.canParse(next, current) ? new URL(next, current) : undefined;
  if (target?.origin === new URL(base).origin) return target.href;
  throw new ProviderFailure(
    `The provider’s list goes on at another place (${target?.host ?? next.slice(0, 80)}), which is not followed.`,
  );
}

async function readPage(provider: Provider, address: string, signal: AbortSignal): Promise<unknown> {
  const first = await ask(address, await provider.token(false), signal);
  const response = first.status === 401 ? await ask(address, await provider.token(true), signal) : first;
  if (response.status === 401 || response.status === 403)
    throw new ProviderFailure('The provider does not accept our token.');
  if (!response.ok) throw new ProviderFailure(`The provider answered ${String(response.status)}.`);
  return response.body;
}

interface Answer {
  status: number;
  ok: boolean;
  /** undefined where it is no JSON. */
  body: unknown;
}

/** The time limit covers the body as well: a provider may begin an answer and never end it. */
async function ask(address: string, token: string, signal: AbortSignal): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, patience);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, limit.signal]),
      redirect: 'error',
      credentials: 'omit',
    });
    const text = await response.text();
    return { status: response.status, ok: response.ok, body: asJson(text) };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ProviderFailure(
      limit.signal.aborted
        ? `The provider did not answer within ${String(patience / 1000)} seconds.`
        : 'The provider cannot be reached.',
    );
  } finally {
    clearTimeout(timer);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
