import { act, render, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { z } from 'zod';
import { connectionChanged } from '../../../src/client/api/connection.slice';
import type { CallHeaders, Failure } from '../../../src/client/api/request';
import { SaveAlert } from '../../../src/client/save/SaveAlert';
import { useRecordDraft } from '../../../src/client/save/useRecordDraft';
import { useSaveRecord } from '../../../src/client/save/useSaveRecord';
import { createStore } from '../../../src/client/store';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';

const refused = (code: string, status = 409) => Object.assign(new Error('No.'), { status, code });

function saving(answers: (Error | string)[], version?: number) {
  const sent: CallHeaders[] = [];
  const saved: unknown[] = [];
  const { result } = renderHook(() =>
    useSaveRecord<{ name: string }, string>({
      version,
      send: (_, headers) => {
        sent.push(headers);
        const next = answers.shift() ?? 'ok';
        return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
      },
      onSaved: (values, reply) => saved.push([values, reply]),
    }),
  );
  return { sent, saved, result, run: (name: string) => act(() => result.current.run({ name })) };
}

test('tells what was saved', async () => {
  const { run, saved, result } = saving(['made']);
  await run('Zinc');
  expect(saved).toEqual([[{ name: 'Zinc' }, 'made']]);
  expect(result.current).toMatchObject({ busy: false, failure: undefined });
});

test('the same values keep their key, others get another', async () => {
  const { run, sent, result } = saving([refused('internal')]);
  await run('Zinc');
  expect(result.current.failure).toMatchObject({ code: 'internal' });
  await run('Zinc');
  expect(result.current.failure).toBeUndefined();
  await run('Zinc 2');
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  expect(sent[2]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('a stale version is reported once; the next press overwrites it', async () => {
  const { run, sent, saved } = saving([refused('record.stale')], 4);
  await run('Zinc');
  expect(saved).toEqual([]);
  await run('Zinc');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([4, undefined]);
  expect(saved).toHaveLength(1);
});

describe('the alert beside the button', () => {
  const text = (reason: string): string => `Failed: ${reason}`;
  const show = (failure: Partial<Failure>) => {
    const store = createStore();
    const alert = (onSaveAgain: () => void) => (
      <Provider store={store}>
        <SaveAlert
          failure={{ status: 409, code: 'internal', message: 'No.', ...failure }}
          text={text}
          onSaveAgain={onSaveAgain}
        />
      </Provider>
    );
    const saveAgain = jest.fn();
    const { container, rerender } = render(alert(jest.fn()));
    // The form has been edited since the save.
    rerender(alert(saveAgain));
    const lose = () => act(() => void store.dispatch(connectionChanged('databaseAway')));
    const comeBack = () => act(() => void store.dispatch(connectionChanged('connected')));
    return { container, saveAgain, lose, comeBack };
  };

  test('says why it failed, or who saved first', () => {
    expect(show({ status: 500, message: 'It broke.' }).container).toHaveTextContent('Failed: It broke.');
    expect(show({ code: 'record.stale', changedBy: 'Ana Okafor' }).container).toHaveTextContent(
      /^Ana Okafor saved this in the meantime\./,
    );
  });

  test.each([0, 503])(
    'after %i it promises another save while the connection is lost, and then makes it once',
    (status) => {
      const { container, saveAgain, lose, comeBack } = show({ status });
      expect(container).toHaveTextContent('Failed: No.');
      lose();
      expect(container).toHaveTextContent('This will be saved as soon as the server answers.');
      comeBack();
      expect(saveAgain).toHaveBeenCalledTimes(1);
    },
  );

  test('what the server refused is not saved again', () => {
    const { container, saveAgain, lose, comeBack } = show({ status: 422 });
    lose();
    expect(container).toHaveTextContent('Failed: No.');
    comeBack();
    expect(saveAgain).not.toHaveBeenCalled();
  });
});

describe('the draft of a record', () => {
  const shape = z.object({ name: z.string() });
  const open = (name: string, version: number) =>
    renderHook(() => useRecordDraft('team:7', shape, { name }, version)).result;
  beforeEach(() => {
    sessionStorage.clear();
    setDraftOwner('robin');
  });

  test('keeps what it was begun from, so that its save does not undo what others saved meanwhile', () => {
    const draft = open('Zinc', 4);
    act(() => draft.current.set({ name: 'Zinc 2' }));
    expect(open('Zinc', 5).current).toMatchObject({ value: { name: 'Zinc 2' }, base: { name: 'Zinc' }, version: 4 });
  });

  test('without edits is the record as it is stored now', () => {
    const draft = open('Zinc', 4);
    act(() => draft.current.set({ name: 'Zinc 2' }));
    act(() => draft.current.set({ name: 'Zinc' }));
    expect(open('Tin', 5).current).toMatchObject({ value: { name: 'Tin' }, base: { name: 'Tin' }, version: 5 });
  });
});
