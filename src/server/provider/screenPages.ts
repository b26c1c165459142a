import { z } from 'zod';
import { idLike } from '#contract/foreignRecords';
import { pageSize, screen, whyNoPage, wholeListPage, type Screen } from '#contract/provider';
import { providerFailure } from './providerFailure';
import { unexpectedAnswer, type ProviderAnswer } from './providerRequest';

/** The User-Agent of the watch. */
export const watchAgent = 'Marquee inventory watch';
const first = `/api/screens/?page_size=${String(pageSize)}`;
/** No more than the database's integers hold. */
const total = z.int().min(0).max(2_147_483_647).nullish().catch(null);

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
  const address = next === '' ? `${base}${first}` : new URL(next, base).href;
  const answer = await get(address);
  const page = wholeListPage(answer.headers, next === '').safeParse(answer.json);
  if (!answer.ok || !page.success)
    throw unexpectedAnswer(answer, (page.error && whyNoPage(page.error)) ?? 'something other than a list of screens');
  const { count, next: after, results } = page.data;
  return { ...screensIn(results), next: nextPath(after, address), count: total.parse(count) ?? null };
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

/**
 * Only pages on the same server are read, so that the token is sent nowhere else. Behind a proxy a server may write
 * http for https; only the path counts.
 */
function nextPath(next: string | null, current: string): string | null {
  if (next === null) return null;
  const url = URL.canParse(next, current) ? new URL(next, current) : undefined;
  if (url?.host !== new URL(current).host) throw providerFailure('named another server for the next page.');
  return `${url.pathname}${url.search}`;
}
