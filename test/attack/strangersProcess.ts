import { call } from './measured';

/*
 * Eight clients that send bodies as fast as the server answers. They run in a separate process, so that their
 * cost does not slow down the measuring process. Arguments: address, seconds.
 */

/** As many fields as fit into `bytes`. */
const manyFields = (bytes: number): string => {
  const fields: string[] = [];
  for (let size = 2; size < bytes - 16; size += (fields.at(-1)?.length ?? 0) + 1)
    fields.push(`"${fields.length.toString(36)}":0`);
  return `{${fields.join(',')}}`;
};
const deep = (bytes: number): string => `{"ads":${'['.repeat(bytes / 2 - 8)}${']'.repeat(bytes / 2 - 8)}}`;
/** A valid page state with the largest number of fields that the server reads. */
const pageState = (bytes: number): string => {
  const fields = Array.from(
    { length: 1_900 },
    (_, index) => `"${index.toString(36)}":"${'x'.repeat(bytes / 1_900 - 12)}"`,
  );
  return `{"loginEmail":"x","prevState":{${fields.join(',')}}}`;
};
const longEmail = (bytes: number): string =>
  JSON.stringify({ loginEmail: `${'x'.repeat(bytes - 100)}@test.example`, loginPass: 'x' });

const publicLimit = 10 * 1024;
const webhookLimit = 256 * 1024;
const signInLimit = 64 * 1024;
const kinds: readonly (readonly [path: string, body: string])[] = [
  ['/api/super', manyFields(signInLimit)],
  ['/api/super', pageState(signInLimit)],
  ['/api/super/forgotpassword', manyFields(publicLimit)],
  ['/api/super/resetpassword', manyFields(publicLimit)],
  ['/api/super', longEmail(signInLimit)],
  ['/api/ssp/webhook', manyFields(webhookLimit)],
  ['/api/ssp/webhook', deep(webhookLimit)],
];

const [address = '', seconds = ''] = process.argv.slice(2);
let nth = 0;
/** A different address for each call, so that no rate limit per network applies. */
const anywhere = (): string => `198.${String(18 + ((nth += 1) % 2))}.${String((nth >> 8) % 256)}.${String(nth % 256)}`;

async function stranger(from: number, end: number, seen: Record<string, number>): Promise<void> {
  for (let turn = from; performance.now() < end; turn += 1) {
    const [path, body] = kinds[turn % kinds.length] ?? ['', ''];
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': anywhere(),
      'x-marquee-signature': `sha256=${'0'.repeat(64)}`,
    };
    const { status, text } = await call(`${address}${path}`, { method: 'POST', headers, body });
    // A long answer would repeat what was sent: give it a key of its own, which fails the test.
    const key = text.length > 8_000 ? `${String(status)} of ${String(text.length)} bytes` : String(status);
    seen[key] = (seen[key] ?? 0) + 1;
  }
}

const seen: Record<string, number> = {};
const end = performance.now() + Number(seconds) * 1000;
void Promise.all(Array.from({ length: 8 }, (_, from) => stranger(from, end, seen))).then(() => {
  process.stdout.write(JSON.stringify(seen));
});
