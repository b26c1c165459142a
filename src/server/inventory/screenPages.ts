import { z } from 'zod';
import { screen, type Screen } from '#contract/inventory';
import { failure } from '../http/failure';
import type { ProviderAnswer } from './providerRequest';

/** The User-Agent of the watch. */
export const watchAgent = 'Marquee inventory watch';
const first = '/api/screens/?page_size=100';
const page = z.object({
  count: z.number().int().min(0).nullish(),
  next: z.string().nullish(),
  results: z.array(z.unknown()).max(5000),
});

export interface ScreensPage {
  screens: Screen[];
  /** Path and query of the page after it; null after the last. */
  next: string | null;
  /** How many screens the provider says it has. */
  count: number | null;
}

/**
 * One page of all the provider's screens. A list with any unreadable record is refused as a whole, because an
 * unreadable screen would look as if it were gone.
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
  return { screens: results.map(screenIn), next: pathOf(after, base), count: count ?? null };
}

function screenIn(given: unknown): Screen {
  const result = screen.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refused(`sent a screen that cannot be read: ${issue?.path.join('.') ?? ''} is not as documented.`);
}

/** Only pages on the same server are read, so that the token is sent nowhere else. */
function pathOf(next: string | null | undefined, base: string): string | null {
  if (next == null || next === '') return null;
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (url?.origin !== new URL(base).origin) throw refused('named another server for the next page.');
  return `${url.pathname}${url.search}`;
}

const refused = (what: string) => failure('provider.failed', { message: `The screen-inventory provider ${what}` });
