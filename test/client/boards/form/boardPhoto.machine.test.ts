import { createActor, fromCallback, waitFor, type EventFromLogic } from 'xstate';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import type { Failure } from '../../../../src/client/api/request';
import { refused } from '../../artwork/fixtures';
import { refusalOf } from '../../../../src/client/boards/form/BoardPhoto';
import { boardPhotoMachine, type PhotoEvent } from '../../../../src/client/boards/form/boardPhoto.machine';

type Event = EventFromLogic<typeof boardPhotoMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of an invoked actor; views cannot send these
const broken: Failure = { status: 500, code: 'internal', message: 'It broke.' };
const unreadable: Failure = { status: 422, code: 'upload.unreadable', message: 'It is no picture.' };
const photo = { fileName: 'tagus.jpg', fileType: 'image/jpeg', fileSize: 1234 };
const signed = { credentials: { url: 'https://store.example/put/abc?sig=1' } };
const made = { file: { _id: 'f1', fileURL: '/files/f1' }, message: 'Made' };

it('reaches its states by exactly these transitions', () => {
  const { states, transitions } = enumerate(boardPhotoMachine, {
    events: [
      { type: 'photo.choose', photo },
      { type: 'photo.upload', orgID: 'o1' },
      { type: 'photo.upload', orgID: undefined },
      { type: 'photo.cancel' },
      { type: 'photo.progressed', percent: 42 },
      { type: 'photo.stored' },
      { type: 'photo.broke', failure: broken },
      report({ type: 'xstate.done.actor.0.boardPhoto.signing', output: signed }),
      report({ type: 'xstate.error.actor.0.boardPhoto.signing', error: broken }),
      report({ type: 'xstate.error.actor.0.boardPhoto.uploading', error: broken }),
      report({ type: 'xstate.done.actor.0.boardPhoto.creating', output: made }),
      report({ type: 'xstate.error.actor.0.boardPhoto.creating', error: broken }),
      report({ type: 'xstate.error.actor.0.boardPhoto.creating', error: unreadable }),
    ],
    keep: ({ context }) => [context.percent, context.failedAt, context.failure?.status],
  });
  expect(states).toEqual(['chosen', 'creating', 'failed', 'none', 'signing', 'uploaded', 'uploading']);
  expect(between(transitions)).toEqual([
    'chosen photo.cancel none',
    'chosen photo.upload signing',
    'creating xstate.done.actor.0.boardPhoto.creating uploaded',
    'creating xstate.error.actor.0.boardPhoto.creating failed',
    'failed photo.cancel none',
    'failed photo.choose chosen',
    'failed photo.upload creating',
    'failed photo.upload signing',
    'none photo.choose chosen',
    'signing xstate.done.actor.0.boardPhoto.signing uploading',
    'signing xstate.error.actor.0.boardPhoto.signing failed',
    'uploaded photo.choose chosen',
    'uploading photo.broke failed',
    'uploading photo.cancel chosen',
    'uploading photo.stored creating',
    'uploading xstate.error.actor.0.boardPhoto.uploading failed',
  ]);
});

/** Starts an upload whose PUT is controlled by the test. */
function begin(creates: readonly unknown[] = [made]) {
  const queue = [...creates];
  const calls: [string, unknown][] = [];
  const said: string[] = [];
  const put: { send: (event: PhotoEvent) => void } = { send: () => undefined };
  const actor = createActor(
    boardPhotoMachine.provide({
      actors: {
        signPhoto: stubActor((sent) => {
          calls.push(['sign', sent]);
          return Promise.resolve(signed);
        }),
        putPhoto: fromCallback<PhotoEvent, { url: string; fileType: string }>(({ input, sendBack }) => {
          calls.push(['put', input]);
          put.send = sendBack;
          return () => calls.push(['cut', null]);
        }),
        createPhoto: stubActor((sent) => {
          calls.push(['create', sent]);
          const next = queue.shift();
          return next === made ? Promise.resolve(made) : refused(next);
        }),
      },
      actions: {
        announceNoOrganisation: () => said.push('no organisation'),
        announceUploaded: () => said.push('uploaded'),
      },
    }),
  ).start();
  return { actor, calls, said, put };
}

it('sends nothing without an organisation', () => {
  const { actor, calls, said } = begin();
  actor.send({ type: 'photo.choose', photo });
  actor.send({ type: 'photo.upload', orgID: undefined });
  expect(actor.getSnapshot().value).toBe('chosen');
  expect([calls, said]).toEqual([[], ['no organisation']]);
});

it.each(['board', undefined] as const)(
  'signs, puts with progress, and makes a record of purpose %s',
  async (purpose) => {
    const { actor, calls, said, put } = begin();
    actor.send({ type: 'photo.choose', photo });
    actor.send({ type: 'photo.upload', orgID: 'o1', purpose });
    await waitFor(actor, (snapshot) => snapshot.matches('uploading'));
    put.send({ type: 'photo.progressed', percent: 64 });
    expect(actor.getSnapshot().context.percent).toBe(64);
    put.send({ type: 'photo.stored' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
    expect(context).toMatchObject({ fileId: 'f1', fileURL: '/files/f1', percent: 100 });
    expect(calls.filter(([name]) => name !== 'cut')).toEqual([
      ['sign', { body: photo }],
      ['put', { url: signed.credentials.url, fileType: 'image/jpeg' }],
      [
        'create',
        {
          body: {
            fileName: 'tagus.jpg',
            fileURL: 'https://store.example/put/abc',
            fileFormat: 'image/jpeg',
            orgID: 'o1',
            ...(purpose ? { purpose } : {}),
          },
          headers: { idempotencyKey: 'photo:https://store.example/put/abc' },
        },
      ],
    ]);
    expect(said).toEqual(['uploaded']);
  },
);

it.each([
  ['repeats only the record, with the same key, when its answer was lost', broken, ['sign', 'put', 'create', 'create']],
  ['begins anew when the record was refused', unreadable, ['sign', 'put', 'create', 'sign', 'put', 'create']],
])('%s', async (_, failure, expected) => {
  const { actor, calls, put } = begin([failure, made]);
  const upload = { type: 'photo.upload', orgID: 'o1', purpose: 'board' } as const;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('uploading')) queueMicrotask(() => put.send({ type: 'photo.stored' }));
  });
  actor.send({ type: 'photo.choose', photo });
  actor.send(upload);
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send(upload);
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(calls.map(([name]) => name).filter((name) => name !== 'cut')).toEqual(expected);
  const [one, two] = calls.filter(([name]) => name === 'create');
  expect(one).toEqual(two);
});

it.each([
  ['empty', { name: 'a.png', size: 0 }, 'image/png', 'a.png is empty.'],
  ['too large', { name: 'a.png', size: 60 * 1024 * 1024 }, 'image/png', 'a.png is larger than 50 MB.'],
  ['a video', { name: 'a.mp4', size: 9 }, 'video/mp4', /not an image/],
  ['something else', { name: 'a.png', size: 9 }, undefined, /not an image/],
])('refuses a file that is %s', (_, file, type, text) => {
  expect(refusalOf(file, type)).toMatch(text);
  expect(refusalOf({ name: 'a.png', size: 9 }, 'image/webp')).toBeUndefined();
});
