import { modifyFile, listArtworks } from '#contract/artwork';
import { listSubmissions, submitToSsp } from '#contract/ads';
import { urlOf, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint';
import { signIn } from '#contract/session';
import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends one call over HTTP. @throws Error if the status is not 200 */
async function ask<E extends Endpoint>(
  address: string,
  token: string,
  call: E,
  input: CallInput<E> = {},
): Promise<ReplyOf<E>> {
  const response = await fetch(
    address +
      urlOf(
        call,
        // the contract's params and queries are plain objects
        input.params as Record<string, unknown> | undefined,
        input.query as Record<string, unknown> | undefined,
      ),
    {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    },
  );
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${call.name} answered ${String(response.status)}: ${text}`);
  return call.reply.parse(JSON.parse(text)) as ReplyOf<E>; // parsed by the schema from which the type is derived
}

test('killed with -9 right after "approved": the approval is kept, the submission delivered exactly once', async () => {
  const settings = { DATA_DIR: folder.path };
  const first = startProcess(settings);
  const before = await first.ready;
  const { tokenToStore: token } = await ask(before, '', signIn, {
    body: { loginEmail: 'admin@example.com', loginPass: 'marquee-demo' },
  });
  const { files } = await ask(before, token, listArtworks, { query: { notSet: true, pageSize: 100 } });
  const file = files.find(({ ads = 0 }) => ads > 0);
  const id = file?._id ?? '';
  await ask(before, token, modifyFile, { params: { id }, body: { isReviewed: true, isPreApproved: true } });
  await ask(before, token, submitToSsp, { body: { fileID: id } });
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const second = startProcess(settings);
  const after = await second.ready;
  const again = await ask(after, token, listArtworks, { query: { search: file?.fileName ?? '', pageSize: 100 } });
  expect(again.files.find(({ _id }) => _id === id)).toMatchObject({
    isPreApproved: true,
    isReviewed: true,
    decidedBy: 'Robin Vale',
  });
  let states: string[] = [];
  for (const end = Date.now() + 240_000; Date.now() < end && states.join() !== 'approved'; await wait(500)) {
    states = (await ask(after, token, listSubmissions, { query: { fileID: id } })).submissions.map(
      ({ state }) => state,
    );
  }
  expect(states).toEqual(['approved']);
  const received = await fetch(`${after}/sandbox/ssp/received`, { headers: { authorization: 'Bearer sandbox' } }).then(
    (response) => response.json() as Promise<{ received: { ad: { ext?: { name?: string } }; posts: number }[] }>,
  ); // the sandbox's reply
  expect(received.received.filter(({ ad }) => ad.ext?.name === file?.fileName).map(({ posts }) => posts)).toEqual([1]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
}, 600_000);
