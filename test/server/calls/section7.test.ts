import { allCalls } from '#contract/calls';
import { sweep } from '#test/sweep';
import { specified } from './specified';
import { makeWorld, send, type Has, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.app.close());

/** Lists what is missing in an answer, with its path. */
function missing(value: unknown, has: Has, path = 'the answer'): string[] {
  if (has === 'array') return Array.isArray(value) ? [] : [`${path} is no list`];
  if (typeof has === 'string') return typeof value === has ? [] : [`${path} is no ${has}`];
  if (Array.isArray(has) && Array.isArray(has[0])) {
    const inner = has[0] as readonly string[]; // the field names of each item
    return Array.isArray(value) && value.length > 0
      ? value.flatMap((item, i) => missing(item, inner, `${path}[${String(i)}]`))
      : [`${path} is no list with something in it`];
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`];
  const wanted: readonly (readonly [string, Has | undefined])[] = Array.isArray(has)
    ? (has as readonly string[]).map((name) => [name, undefined] as const)
    : Object.entries(has); // field names, or field names with their contents
  return wanted.flatMap(([name, inner]) =>
    !(name in value)
      ? [`${path}.${name} is missing`]
      : inner === undefined
        ? []
        : missing(Reflect.get(value, name), inner, `${path}.${name}`),
  );
}

const pattern = (call: string): string =>
  call
    .replace(/\{\w+\}/g, ':')
    .replace(/:\w+/g, ':')
    .replace(/(.)\/$/, '$1');
test('the calls of section 7 answer as specified', () =>
  sweep(
    specified.map((one, place) => [`${one.call} (case ${String(place)})`, one] as const),
    async (one) => {
      const answer = await send(world, one.call.startsWith('GET ') ? 'GET' : 'POST', await one.ask(world));
      expect([answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([200, '']);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(missing(answer.json(), one.has)).toEqual([]);
    },
  ));

test('section 7 is in the contract, and a call is an extension exactly if it is not in section 7', () => {
  const ofSection7 = new Set(specified.map(({ call }) => pattern(call)));
  const known = new Set(allCalls.map(({ method, path }) => pattern(`${method} ${path}`)));
  expect([...ofSection7].filter((call) => !known.has(call))).toEqual([]);
  const wrong = allCalls.filter(
    ({ method, path, extension, name }) =>
      ofSection7.has(pattern(`${method} ${path}`)) !== (extension === undefined && name !== 'getConfig'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
