import type { FastifyInstance } from 'fastify';

/** One call that the console sent. */
export interface SentCall {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Answers a call in the server's place; undefined lets the real server answer. */
export type Interruption = (call: SentCall) => Response | Promise<Response> | undefined;

export interface Wire {
  /** Every call so far, in order. */
  calls: SentCall[];
  /** The calls whose method and path match: `sent('POST', /\/api\/boards\/modify/)`. */
  sent(method: string, path: RegExp): SentCall[];
  /** Replaces replies until the returned function is called: with failures, slow replies, or an unreachable server (throw). */
  interrupt(answer: Interruption): () => void;
  /** The same for all calls whose path begins with a text or matches an expression. */
  answer(path: string | RegExp, make: () => ReturnType<Interruption>): () => void;
}

/** A failure as the server writes it. */
export const refusal = (
  statusCode: number,
  code = 'internal',
  message = 'It broke.',
  more: Record<string, unknown> = {},
): Response =>
  Response.json(
    { statusCode, error: 'Error', message, code, ...more },
    { status: statusCode, headers: { 'x-request-id': 'test-request' } },
  );

/** An empty stream. */
const silentUntil = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Lets the console's `fetch` talk to the real application in this process. */
export function connect(app: FastifyInstance): Wire {
  const calls: SentCall[] = [];
  const interruptions: Interruption[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.origin);
    // A worker's JSON goes out as bytes.
    const payload = ArrayBuffer.isView(init.body)
      ? new TextDecoder().decode(init.body)
      : typeof init.body === 'string'
        ? init.body
        : undefined;
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: `${address.pathname}${address.search}`,
      body: payload === undefined ? undefined : JSON.parse(payload),
      headers: Object.fromEntries(new Headers(init.headers)),
    };
    // By default pages are tested without events of other users; a test of those answers this call itself.
    if (address.pathname === '/api/events') return silentUntil(init.signal);
    calls.push(call);
    for (const interruption of interruptions.toReversed()) {
      const answer = await interruption(call);
      if (answer !== undefined) return answer;
    }
    init.signal?.throwIfAborted();
    const response = await app.inject({
      method: call.method, // whatever the console sends is what is tested
      url: call.path,
      headers: call.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    init.signal?.throwIfAborted();
    const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
  const interrupt = (answer: Interruption) => {
    interruptions.push(answer);
    return () => void interruptions.splice(interruptions.indexOf(answer), 1);
  };
  return {
    calls,
    sent: (method, path) => calls.filter((call) => call.method === method && path.test(call.path)),
    interrupt,
    answer: (path, make) =>
      interrupt((call) =>
        (typeof path === 'string' ? call.path.startsWith(path) : path.test(call.path)) ? make() : undefined,
      ),
  };
}
