import fc from 'fast-check';
import { sample } from 'openapi-sampler';
import { z } from 'zod';
import { allCalls } from '#contract/calls';
import type { Endpoint } from '#contract/endpoint';
import { failureBody } from '#contract/failure';
import { inject } from '#test/app';
import { signInAs } from '#test/people';
import { sweep } from '#test/sweep';
import type { ApiDocument } from '../../../src/server/http/openapi/jsonSchema';
import { makeWorld, type World } from '../calls/world';

let world: World;
/** By the name of the call: a body that its schema describes. */
let examples: Map<string, unknown>;
beforeAll(async () => {
  world = await makeWorld();
  const document = (await world.app.app.inject('/api/openapi.json')).json<ApiDocument>();
  examples = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, requestBody }) => {
        const body = requestBody?.content['application/json'];
        return [operationId, body ? sample(body.schema, {}, document) : {}] as const;
      }),
  );
}, 120_000);
afterAll(() => world.app.close());

const nasty = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e-300,
  2 ** 53,
  2 ** 31,
  true,
  false,
  [],
  {},
  [[]],
  { a: { b: [null] } },
  'a\0b',
  '\ud800',
  '\u202e',
  '💥'.repeat(20),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  "'; drop table boards; --",
  '%',
  '%00',
  '../../etc/passwd',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  'true',
  '2026-13-45T99:99:99Z',
  '-0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'http://',
  'javascript:alert(1)',
  'null',
  'undefined',
];
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** The path of every value inside a JSON value. */
const pointsOf = (json: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, inner]) => pointsOf(inner, [...path, key]))
    : []),
];
/** A copy of a JSON value with `at` at the path; undefined removes what is there. */
function put(json: unknown, [key, ...rest]: readonly string[], at: unknown): unknown {
  if (key === undefined) return at;
  const inner = put(typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined, rest, at);
  if (Array.isArray(json)) return json.map((item: unknown, i) => (String(i) === key ? inner : item));
  return Object.fromEntries([
    ...Object.entries(json ?? {}).filter(([name]) => name !== key),
    ...(inner === undefined ? [] : [[key, inner] as const]),
  ]);
}

/** A body with up to four changes, some of them to existing ids. */
const bodies = (example: unknown, ids: readonly string[]) => {
  const places = pointsOf(example);
  const edit = fc.tuple(fc.constantFrom(...places), fc.oneof(value, fc.constantFrom(...ids), fc.constant(undefined)));
  return fc
    .array(edit, { maxLength: 4 })
    .map((edits) => edits.reduce((body: unknown, [place, at]) => put(body, place, at), example));
};

interface Generated {
  params: Record<string, string>;
  query: [string, string][];
  body: unknown;
  raw: { payload: string; type: string } | undefined;
  headers: Record<string, string>;
}
function requests(call: Endpoint, example: unknown): fc.Arbitrary<Generated> {
  const ids = [
    world.user,
    world.org,
    world.team,
    world.board,
    world.file,
    world.campaign,
    world.app.adminId,
    'others',
    'nope',
  ];
  const known = call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : [];
  const text = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom('1', '0', '10', '500', 'true', 'false', 'boardname', 'dateCreated', '-180,-90,180,90', 'failed'),
    value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  );
  return fc.record({
    params: fc.dictionary(fc.constantFrom('id', 'teamId', 'deviceId'), text, { minKeys: 3, maxKeys: 3 }),
    query: fc.array(
      fc.tuple(
        known.length === 0
          ? fc.constant('page')
          : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.string() }),
        text,
      ),
      { maxLength: known.length === 0 ? 1 : 4 },
    ),
    body: bodies(example, ids),
    raw: fc.option(
      fc.record({
        payload: fc.oneof(fc.string(), fc.constantFrom('{', '[', 'null', '""', '{"a":', '['.repeat(5000))),
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/json; charset=x',
          '*',
        ),
      }),
      { freq: 6, nil: undefined },
    ),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record({
          'if-match': fc.constantFrom('"1"', '1', '*', 'W/"2"', 'x', '"99999999999"'),
          'idempotency-key': fc.constantFrom('k1', 'k2', 'x'.repeat(300), 'a b'),
        }),
      },
    ),
  });
}

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
async function send(call: Endpoint, { params, query, body, raw, headers }: Generated, token: string) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name] ?? 'nope'));
  const search = query.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&');
  const payload = call.method === 'GET' ? undefined : (raw?.payload ?? JSON.stringify(body));
  return inject(world.app.app, call.method, search === '' ? path : `${path}?${search}`, {
    token,
    payload,
    headers: { ...headers, ...(payload === undefined || raw === undefined ? {} : { 'content-type': raw.type }) },
  });
}

/** Internals of the code or the database, which no answer may contain. */
const inside = /\n\s+at |node_modules|\.(?:ts|js):\d+|\bselect\b.+\bfrom\b|\binsert into\b|violates|relation "/i;

/** All calls except streams, which never end; test/server/events tests those. */
const answered = allCalls.filter(({ stream }) => !stream);

/** Sends generated requests to every call: the number for each call. The seed makes a run reproducible. */
export function describeGenerated(count: number, seed: number): void {
  test(
    'nonsense is answered with a 4xx that has a code, never with a fault',
    () =>
      sweep(
        answered.map((call) => [call.name, call] as const),
        async (call) => {
          // A separate session, because some calls end sessions.
          const token = await signInAs(world.db, world.app.adminId);
          await fc.assert(
            fc.asyncProperty(requests(call, examples.get(call.name)), async (generated) => {
              const { statusCode, body } = await send(call, generated, token);
              expect(statusCode).toBeLessThan(500);
              if (statusCode < 400) return;
              expect(failureBody.parse(JSON.parse(body)).statusCode).toBe(statusCode);
              expect(body).not.toMatch(inside);
            }),
            { numRuns: count, seed },
          );
        },
      ),
    120_000 + count * 100_000,
  );
}
