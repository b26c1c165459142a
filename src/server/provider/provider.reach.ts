import { z } from 'zod';
import { optional, nameLike, numberLike, readRecords } from '#contract/foreignRecords';
import { pageSize, providerPage, screen, type Screen } from '#contract/provider';
import { isPlain } from '#contract/text';
import type { Config } from '../settings/config';
import type { Inventory } from './provider';
import { readProvider, unexpectedAnswer, withWords, type ProviderAnswer } from './providerRequest';
import { providerFailure } from './providerFailure';
import { readScreensPage, watchAgent } from './screenPages';

/** A token is renewed this long before it expires: milliseconds. */
const margin = 30_000;
const tokenAnswer = z.object({
  // Other characters cannot be sent in a header.
  access_token: z.string().trim().min(1).max(10_000).refine(isPlain),
  expires_in: optional(numberLike).catch(null),
});
const said = optional(nameLike).catch(null);
/** What OAuth has in place of a token (RFC 6749, 5.2). */
const tokenRefusal = z.object({ error: said, error_description: said }).catch({});
/** The assumed lifetime of a token if the provider does not state it; Reach's tokens last about five minutes. */
const assumedSeconds = 280;

/**
 * A Broadsign Reach-compatible provider: a token by name and password, lists with `page_size` and an absolute `next`.
 * `url`: absolute, or a path on this server, whose own base address is `address`.
 */
export function createReachInventory(
  { url, username, password }: NonNullable<Config['inventory']>,
  address: () => string,
): Inventory {
  const base = (): string => (url.startsWith('/') ? `${address()}${url}` : url).replace(/\/+$/, '');
  let kept: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined;

  const requestToken = async (): Promise<string> => {
    const answer = await readProvider(`${base()}/auth/oauth2/token/`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, password }).toString(),
    });
    if (answer.status === 400 || answer.status === 401 || answer.status === 403)
      throw providerFailure(
        `did not accept our name and password; check INVENTORY_USERNAME and INVENTORY_PASSWORD${withWords(oauthWords(answer))}`,
      );
    const read = tokenAnswer.safeParse(answer.json);
    if (!answer.ok || !read.success) throw unexpectedAnswer(withoutToken(answer), 'no token that can be used');
    const { access_token: token, expires_in: lifetime } = read.data;
    const seconds = lifetime != null && lifetime > 0 ? lifetime : assumedSeconds;
    kept = { token, until: Date.now() + seconds * 1000 - margin };
    return token;
  };
  const token = (refused?: string): Promise<string> => {
    if (refused && kept?.token.endsWith(refused)) kept = undefined;
    if (kept !== undefined && kept.until > Date.now()) return Promise.resolve(kept.token);
    pending ??= requestToken().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  /** Retries with a new token if the provider refuses the current one; some answer 403 to one that has expired. */
  const getAt = async (
    url: string,
    headers: Record<string, string> = {},
    refused?: string,
  ): Promise<ProviderAnswer> => {
    const current = await token(refused);
    const answer = await readProvider(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${current}`, ...headers },
    });
    const isRefused = answer.status === 401 || answer.status === 403;
    return isRefused && refused === undefined ? getAt(url, headers, current) : answer;
  };

  const get = (path: string): Promise<ProviderAnswer> => getAt(`${base()}${path}`);

  return {
    publicUrl: url,
    token,
    findScreen: (deviceId, reachBoardId) => findScreen(get, deviceId, reachBoardId),
    readScreens: (next) => readScreensPage(base(), next, (page) => getAt(page, { 'user-agent': watchAgent })),
  };
}

/**
 * Finds a screen by the provider's own id if it is known, else by a filter. If the provider does not support the
 * filter, the screen is not found.
 */
async function findScreen(
  get: (path: string) => Promise<ProviderAnswer>,
  deviceId: string,
  reachBoardId: string,
): Promise<Screen | undefined> {
  const isIt = (candidate: Screen): boolean => candidate.device_id === deviceId;
  if (reachBoardId !== '') {
    const answer = await get(`/api/screens/${encodeURIComponent(reachBoardId)}/`);
    if (answer.status !== 404) {
      const found = parsed(screen, answer);
      if (isIt(found)) return found;
    }
  }
  const answer = await get(
    `/api/screens/?${new URLSearchParams({ page_size: String(pageSize), device_id: deviceId }).toString()}`,
  );
  if (answer.status === 400 || answer.status === 404) return undefined;
  const { records, unreadable } = readRecords(screen, parsed(providerPage, answer).results);
  const found = records.find(isIt);
  // The one that cannot be read may be the wanted one.
  if (!found && unreadable > 0) throw providerFailure('sent a screen that cannot be read.');
  return found;
}

/** The words of what may be a token are shown to nobody: only those of an error are left. */
const withoutToken = (answer: ProviderAnswer): ProviderAnswer =>
  answer.status >= 400 ? answer : { ...answer, detail: oauthWords(answer) };

function oauthWords({ json }: ProviderAnswer): string {
  const { error, error_description: description } = tokenRefusal.parse(json);
  return [error, description].filter(Boolean).join(': ').slice(0, 300);
}

function parsed<T extends z.ZodType>(schema: T, answer: ProviderAnswer): z.output<T> {
  const result = schema.safeParse(answer.json);
  if (!answer.ok || !result.success) throw unexpectedAnswer(answer, 'fields other than the documented ones');
  return result.data;
}
