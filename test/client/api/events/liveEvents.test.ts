import { eventually } from '#test/eventually';
import { listArtworks, modifyFile } from '#contract/artwork';
import { getConfig } from '#contract/product';
import { pageOf } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import { answer, answerCalls, type StoryAnswer } from '#test/storyAnswers';
import { streamEvents } from '#contract/events';
import { everything, changedTags } from '../../../../src/client/api/events/changeTags';
import { artworkApi } from '../../../../src/client/artwork/artwork.api';
import { createStore } from '../../../../src/client/store';

/** An event stream of the server, written by the test. */
class Stream {
  readonly opened: (string | null)[] = [];
  #writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  status = 200;
  readonly answer: StoryAnswer = {
    call: streamEvents,
    respond: (request) => {
      this.opened.push(request.headers.get('last-event-id'));
      if (this.status !== 200)
        return Response.json(
          { statusCode: this.status, code: 'session.required', message: 'No' },
          { status: this.status },
        );
      return new Response(new ReadableStream({ start: (writer) => void (this.#writer = writer) }));
    },
  };
  send(event: string, id: string, data: object): void {
    this.#writer?.enqueue(new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
  }
  cut(): void {
    this.#writer?.error(new Error('cut'));
  }
}

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

function begin() {
  const stream = new Stream();
  let reads = 0;
  stops.push(
    answerCalls([
      stream.answer,
      answer(getConfig, { productName: 'Marquee', inventoryUrl: '', extensions: [], devtools: false, version: '' }),
      answer(listArtworks, (request) => {
        reads += 1;
        return pageOf(request);
      }),
      answer(modifyFile, { file: aFile(), message: 'Saved.' }),
    ]),
  );
  const store = createStore();
  const subscription = store.dispatch(artworkApi.endpoints.listArtworks.initiate({ query: {} }));
  stops.push(store.services.events.start(), () => subscription.unsubscribe());
  return { stream, store, reads: () => reads };
}
const changed = (id: string) => ({ changes: [{ kind: 'artwork', ids: [id] }] });

it('refetches the lists that others changed', async () => {
  const { stream, reads, store } = begin();
  await eventually(() => expect(stream.opened).toEqual([null]));
  await eventually(() => expect(reads()).toBe(1));
  stream.send('ready', 'c-1-1', {});
  stream.send('beat', 'c-2-2', {});
  stream.send('changes', 'c-3-3', changed('somebody-elses'));
  await eventually(() => expect(reads()).toBe(2));
  expect(store.services.events.othersMoved()).toBe(true);
  await store.dispatch(artworkApi.endpoints.modifyFile.initiate({ params: { id: 'f1' }, body: { isReviewed: true } }));
  expect(store.services.events.othersMoved()).toBe(false);
});

it('reads a list once for its own write, which the server reports too, and tells the changes of others from it', async () => {
  const { stream, reads, store } = begin();
  await eventually(() => expect(stream.opened).toEqual([null]));
  await eventually(() => expect(reads()).toBe(1));
  const { othersMoved } = store.services.events;
  await store.dispatch(artworkApi.endpoints.modifyFile.initiate({ params: { id: 'f1' }, body: { isReviewed: true } }));
  await eventually(() => expect(reads()).toBe(2));
  stream.send('changes', 'c-1-1', changed('f1'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([reads(), othersMoved()]).toEqual([2, false]);

  // Later the server has changed the record once more: read again, but nobody else has moved a row.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  stream.send('changes', 'c-2-2', changed('f1'));
  await eventually(() => expect(reads()).toBe(3));
  expect(othersMoved()).toBe(false);
  stream.send('changes', 'c-3-3', { changes: [{ kind: 'artwork', ids: ['f1', 'somebody-elses'] }] });
  await eventually(() => expect(reads()).toBe(4));
  expect(othersMoved()).toBe(true);
});

it('batches events in quick succession', async () => {
  const { stream, reads } = begin();
  await eventually(() => expect(reads()).toBe(1));
  await eventually(() => expect(stream.opened).toHaveLength(1));
  for (let i = 0; i < 50; i += 1) stream.send('changes', `c-${String(i)}-1`, changed(`f${String(i)}`));
  await eventually(() => expect(reads()).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(reads()).toBeLessThanOrEqual(3);
});

it('reconnects with the last event id, and refetches everything after a gap', async () => {
  const { stream, reads } = begin();
  await eventually(() => expect(stream.opened).toHaveLength(1));
  await eventually(() => expect(reads()).toBe(1));
  stream.send('changes', 'c-7-7', changed('f1'));
  await eventually(() => expect(reads()).toBe(2));
  stream.cut();
  await eventually(() => expect(stream.opened).toEqual([null, 'c-7-7']));
  const before = reads();
  stream.send('reset', 'd-9-9', {});
  await eventually(() => expect(reads()).toBe(before + 1));
});

it('stops when the session has ended, and reports it like any other call', async () => {
  const stream = new Stream();
  stream.status = 401;
  stops.push(answerCalls([stream.answer]));
  const store = createStore();
  const failed: string[] = [];
  store.listen({
    predicate: (action) => action.type === 'api/callFailed',
    effect: (action) => void failed.push(JSON.stringify(action)),
  });
  stops.push(store.services.events.start());
  await eventually(() => expect(failed).toHaveLength(1));
  expect(failed[0]).toContain('"status":401');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(stream.opened).toHaveLength(1);
});

it('turns kinds into tags: lists and named records, or all of a noun', () => {
  expect(changedTags([{ kind: 'submission', ids: ['f1'] }])).toEqual([
    { type: 'submission', id: 'LIST' },
    { type: 'artwork', id: 'LIST' },
    { type: 'artwork', id: 'f1' },
  ]);
  expect(changedTags([{ kind: 'board', ids: [] }])).toEqual(['board']);
  expect(changedTags(everything)).toEqual(expect.arrayContaining(['artwork', 'campaign', 'board', 'submission']));
});
