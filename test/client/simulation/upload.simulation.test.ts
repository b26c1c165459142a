import { Refusal, simulate, simulationTimeout, type Network } from '#test/simulation';
import { stubActor } from '#test/stubActor';
import { createActor, fromCallback } from 'xstate';
import type { Failure } from '../../../src/client/api/request';
import { uploadMachine, type PutInput, type UploadEvent } from '../../../src/client/upload/upload.machine';

/** The server's store: uploaded files, and the records made of them. */
class StoreOnServer {
  #keys = 0;
  readonly stored = new Set<string>();
  readonly records = new Map<string, string>();
  readonly #answers = new Map<string, { file: { _id: string } }>();

  sign() {
    const key = `k${String((this.#keys += 1))}`;
    return { credentials: { url: `http://store/${key}?signature=s` }, fileURL: `http://store/${key}` };
  }
  put(url: string): void {
    const key = url.split('?')[0] ?? '';
    if (this.stored.has(key)) throw new Refusal(409, 'upload.already_stored');
    this.stored.add(key);
  }
  create(fileURL: string, idempotencyKey: string) {
    const kept = this.#answers.get(idempotencyKey);
    if (kept) return kept;
    if (!this.stored.has(fileURL) || this.records.has(fileURL)) throw new Refusal(422, 'upload.missing');
    const answer = { file: { _id: `f${String(this.records.size + 1)}`, fileURL } };
    this.records.set(fileURL, answer.file._id);
    this.#answers.set(idempotencyKey, answer);
    return answer;
  }
}

function open(network: Network) {
  const server = new StoreOnServer();
  let announced = 0;
  const actor = createActor(
    uploadMachine.provide({
      actions: {
        announceUploaded: () => {
          announced += 1;
        },
      },
      actors: {
        signUpload: stubActor(() => network.call('sign', () => server.sign())),
        putFile: fromCallback<UploadEvent, PutInput>(({ input, sendBack }) => {
          let cut = false;
          network
            .call('put', () => {
              if (!cut) server.put(input.url);
            })
            .then(
              () => {
                if (!cut) sendBack({ type: 'upload.stored' });
              },
              (failure: unknown) => {
                if (!cut) sendBack({ type: 'upload.broke', failure: failure as Failure });
              }, // the simulated network rejects with a Failure
            );
          return () => {
            cut = true;
          };
        }),
        createFile: stubActor(({ body, headers }) => {
          expect(body?.orgID).toBe('o1');
          return network.call('create', () => server.create(body?.fileURL ?? '', headers?.idempotencyKey ?? ''));
        }),
      },
    }),
  ).start();
  actor.send({ type: 'file.choose', file: { fileName: 'a.png', fileType: 'image/png', fileSize: 10 } });
  const state = () => actor.getSnapshot();

  const act = (action: string): void => {
    if (action === 'start') actor.send({ type: 'upload.start', orgID: 'o1' });
    if (action === 'doubleClick') for (const _ of [1, 2]) actor.send({ type: 'upload.start', orgID: 'o1' });
    if (action === 'startWithoutOrganisation') {
      const before = network.sent.length;
      const mayRepeat = state().context.failedAt === 'creating';
      actor.send({ type: 'upload.start', orgID: undefined });
      // Without an organisation, only a failed create call is repeated: its organisation is already set.
      if (!mayRepeat) expect(network.sent).toHaveLength(before);
    }
    // 'Cancel' is offered only during the PUT.
    if (action === 'cancel' && state().value === 'uploading') actor.send({ type: 'upload.cancel' });
  };
  const check = (): void => {
    for (const name of ['sign', 'create']) expect(network.underWay(name)).toBeLessThanOrEqual(1);
    // However many answers are lost, one file becomes at most one record.
    expect(server.records.size).toBeLessThanOrEqual(1);
    for (const fileURL of server.records.keys()) expect(server.stored).toContain(fileURL);
    if (state().value === 'uploaded') expect(server.records.has(state().context.fileURL)).toBe(true);
    expect(announced).toBe(state().value === 'uploaded' ? 1 : 0);
  };
  /** Once the network works, one more press completes every upload. */
  const finish = (): void => actor.send({ type: 'upload.start', orgID: 'o1' });
  const checkAtEnd = (): void => expect(state().value).toBe('uploaded');
  return { network, act, check, finish, checkAtEnd };
}

test(
  'an upload makes a record only of stored bytes, one however often it is repeated, and says Uploaded only when there is one',
  () => simulate(['start', 'start', 'doubleClick', 'startWithoutOrganisation', 'cancel'], open),
  simulationTimeout,
);
