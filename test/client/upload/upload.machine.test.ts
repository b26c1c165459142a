import { createActor, fromCallback, waitFor, type EventFromLogic } from 'xstate';
import { aFile } from '#test/artworkFiles';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import { uploadMachine, type PutInput, type UploadEvent } from '../../../src/client/upload/upload.machine';
import { aFailure } from '../artwork/fixtures';

const file = { fileName: 'kestrel.jpg', fileType: 'image/jpeg', fileSize: 412_906 };
const start = { type: 'upload.start', orgID: 'o1' } as const;
const signed = { credentials: { url: 'http://store.example/put/abc?sig=1' }, fileURL: '/files/abc' };

type Event = EventFromLogic<typeof uploadMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of an invoked actor; views cannot send these

it('reaches its states by exactly these transitions', () => {
  const { states, transitions } = enumerate(uploadMachine, {
    events: [
      { type: 'file.choose', file },
      start,
      { type: 'upload.start', orgID: undefined },
      { type: 'upload.cancel' },
      { type: 'upload.progressed', percent: 42 },
      { type: 'upload.stored' },
      { type: 'upload.broke', failure: aFailure({ status: 0 }) },
      report({ type: 'xstate.done.actor.0.upload.signing', output: signed }),
      report({ type: 'xstate.error.actor.0.upload.signing', error: aFailure() }),
      report({ type: 'xstate.error.actor.0.upload.uploading', error: aFailure() }),
      report({ type: 'xstate.done.actor.0.upload.creating', output: { file: aFile(), message: 'Made' } }),
      report({ type: 'xstate.error.actor.0.upload.creating', error: aFailure({ status: 422 }) }),
      report({ type: 'xstate.error.actor.0.upload.creating', error: aFailure({ status: 0 }) }),
    ],
    keep: ({ context }) => [context.percent, context.failedAt, context.failure?.status],
  });
  expect(states).toEqual(['chosen', 'creating', 'failed', 'none', 'signing', 'uploaded', 'uploading']);
  expect(between(transitions)).toEqual([
    'chosen upload.cancel none',
    'chosen upload.start signing',
    'creating xstate.done.actor.0.upload.creating uploaded',
    'creating xstate.error.actor.0.upload.creating failed',
    'failed file.choose chosen',
    'failed upload.cancel none',
    'failed upload.start creating',
    'failed upload.start signing',
    'none file.choose chosen',
    'signing xstate.done.actor.0.upload.signing uploading',
    'signing xstate.error.actor.0.upload.signing failed',
    'uploaded file.choose chosen',
    'uploading upload.broke failed',
    'uploading upload.cancel chosen',
    'uploading upload.stored creating',
    'uploading xstate.error.actor.0.upload.uploading failed',
  ]);
});

/** Starts an upload whose PUT is controlled by the test. */
function begin(reply: unknown = signed) {
  const calls: [string, unknown][] = [];
  const said: string[] = [];
  const put: { send: (event: UploadEvent) => void } = { send: () => undefined };
  const answer = <Reply, Input>(name: string, given: unknown) =>
    stubActor<Reply, Input>((sent) => {
      calls.push([name, sent]);
      return Promise.resolve(given);
    });
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        signUpload: answer('sign', reply),
        putFile: fromCallback<UploadEvent, PutInput>(({ input: sent, sendBack }) => {
          calls.push(['put', sent]);
          put.send = sendBack;
        }),
        createFile: answer('create', { file: aFile(), message: 'Made' }),
      },
      actions: {
        announceNoOrganisation: () => void said.push('noOrganisation'),
        announceUploaded: () => void said.push('uploaded'),
      },
    }),
  ).start();
  actor.send({ type: 'file.choose', file });
  return { actor, calls, said, put };
}

it('signs, puts with progress, and makes the record', async () => {
  const { actor, calls, said, put } = begin();
  actor.send(start);
  await waitFor(actor, (snapshot) => snapshot.matches('uploading'));
  put.send({ type: 'upload.progressed', percent: 42 });
  expect(actor.getSnapshot().context.percent).toBe(42);
  put.send({ type: 'upload.stored' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(calls).toEqual([
    ['sign', { body: { fileName: 'kestrel.jpg', fileType: 'image/jpeg', fileSize: 412_906 } }],
    ['put', { url: signed.credentials.url, fileType: 'image/jpeg' }],
    [
      'create',
      {
        body: { fileName: 'kestrel.jpg', fileURL: '/files/abc', fileFormat: 'image/jpeg', orgID: 'o1' },
        headers: { idempotencyKey: 'upload:/files/abc' },
      },
    ],
  ]);
  expect(said).toEqual(['uploaded']);
});

it('takes the signed address without its query where the API tells no other, and says what the file is for', async () => {
  const { actor, put, calls } = begin({ credentials: signed.credentials });
  actor.send({ ...start, purpose: 'board' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploading'));
  put.send({ type: 'upload.stored' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(calls.at(-1)).toMatchObject([
    'create',
    { body: { fileURL: 'http://store.example/put/abc', purpose: 'board' } },
  ]);
});
