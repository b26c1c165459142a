import { z } from 'zod';
import { idLike, maybe } from '#contract/foreignRecords';
import { screen, type Screen } from '#contract/inventory';
import { failure } from '../http/failure';
import type { ProviderAnswer } from './providerRequest';

/** The User-Agent of the watch. */
export const watchAgent = 'Marquee inventory watch';
const first = '/api/screens/?page_size=100';
const page = z.object({
  // No more than the database's integers hold.
  count: z.coerce.number().int().min(0).max(2_147_483_647).nullish().catch(null),
  next: maybe(z.string()),
  results: z.array(z.unknown()).max(5000),
});

export interface ScreensPage {
  screens: Screen[];
  /** The ids of listed screens that cannot be read otherwise; '' where not even an id can be read. */
  unreadable: Pick<Screen, 'id' | 'device_id'>[];
  /** Path and query of the page after it; null after the last. */
  next: string | null;
  /** How many screens the provider says it has. */
  count: number | null;
}

/**
 * One page of all the provider's screens. Those that cannot be read are listed apart, because without them they would
 * look as if they were gone.
 * @throws Failure `provider.failed`
 */
export async function readScreensPage(
  base: string,
  next: string,
  get: (url: string) => Promise<ProviderAnswer>,
): Promise<ScreensPage> {
  const { status, json } = await get(next === '' ? `${base}${first}` : new URL(next, base).href);
  if (status !== 200) throw refused(`answered with status ${String(status)}.`);
  const result = page.safeParse(json);
  if (!result.success) throw refused('answered with something other than a list of screens.');
  const { count, next: after, results } = result.data;
  return { ...screensIn(results), next: pathOf(after, base), count: count ?? null };
}

const id = idLike.catch('');
const identity = z.object({ id, device_id: id }).catch({ id: '', device_id: '' });

function screensIn(results: readonly unknown[]): Pick<ScreensPage, 'screens' | 'unreadable'> {
  const screens: Screen[] = [];
  const unreadable: ScreensPage['unreadable'] = [];
  for (const given of results) {
    const read = screen.safeParse(given);
    if (read.success) screens.push(read.data);
    else unreadable.push(identity.parse(given));
  }
  return { screens, unreadable };
}

/** Only pages on the same server are read, so that the token is sent nowhere else. */
function pathOf(next: string | null | undefined, base: string): string | null {
  if (next == null || next === '') return null;
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (url?.origin !== new URL(base).origin) throw refused('named another server for the next page.');
  return `${url.pathname}${url.search}`;
}

const refused = (what: string) => failure('provider.failed', { message: `The screen-inventory provider ${what}` });
