import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { connectionChanged } from '../../../src/client/api/connection.slice';
import type { Failure } from '../../../src/client/api/request';
import { SaveAlert } from '../../../src/client/save/SaveAlert';
import { useRecordForm } from '../../../src/client/save/useRecordForm';
import { createStore } from '../../../src/client/store';
import { ConfirmProvider } from '../../../src/client/ui/feedback/ConfirmProvider';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';

const refused = (code: string, status = 409) => Object.assign(new Error('No.'), { status, code });
interface Row {
  name: string;
  version?: number | undefined;
}

/** Opens the form of a record, whose saves get the given answers. */
function open(record: Row | undefined, answers: (Error | string)[] = []) {
  const sent: { version: number | undefined; key: string }[] = [];
  const saved: unknown[] = [];
  const store = createStore();
  const form = (row: Row | undefined) =>
    useRecordForm({
      noun: 'team',
      id: '7',
      shape: z.object({ name: z.string() }),
      record: row,
      valuesOf: (shown) => ({ name: shown?.name ?? '' }),
      send: (_values, { ifMatch, takeKey }) => {
        sent.push({ version: ifMatch, key: takeKey() });
        const next = answers.shift() ?? 'ok';
        return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
      },
      versionOf: () => (record?.version ?? 0) + 1,
      onSaved: (reply, values) => saved.push([reply, values]),
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ConfirmProvider>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
      </ConfirmProvider>
    </Provider>
  );
  const { result, rerender } = renderHook(form, { initialProps: record, wrapper });
  const type = (name: string) => act(() => result.current.change({ name }));
  const save = (name?: string) =>
    act(async () => {
      if (name !== undefined) result.current.change({ name });
      result.current.save();
      await Promise.resolve();
    });
  return { sent, saved, result, type, save, load: (row: Row) => act(() => rerender(row)) };
}
beforeEach(() => {
  sessionStorage.clear();
  setDraftOwner('robin');
});

test('tells what was saved, and the next new record begins empty', async () => {
  const { save, saved, result } = open(undefined, ['made']);
  await save('Zinc');
  expect(saved).toEqual([['made', { name: 'Zinc' }]]);
  expect(result.current).toMatchObject({ busy: false, isSaved: true, failure: undefined, values: { name: '' } });
});

test('the same values keep their key, others get another', async () => {
  const { save, sent, result } = open(undefined, [refused('internal')]);
  await save('Zinc');
  expect(result.current.failure).toMatchObject({ code: 'internal' });
  await save();
  expect(result.current.failure).toBeUndefined();
  await save('Zinc 2');
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
});

test('a new record keeps its key over a reload and an edit, until it is saved, given up or known to be there', async () => {
  const lost = () => refused('network', 0);
  const first = open(undefined, [lost()]);
  await first.save('Zinc');
  const second = open(undefined, [lost(), refused('idempotency.key_reused', 422), lost()]);
  await second.save();
  await second.save('Zinc 2');
  expect(second.result.current.failure?.message).toMatch(/^An earlier attempt was saved, perhaps/);
  await second.save();
  act(() => {
    second.result.current.reset();
  });
  const third = open(undefined);
  await third.save('Zinc');
  const keys = [...first.sent, ...second.sent, ...third.sent].map(({ key }) => key);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
});

test('what arrives late is added to the form as it is then', () => {
  const { type, result } = open({ name: 'Zinc', version: 4 });
  const pressed = result.current;
  type('Zinc 2');
  act(() => pressed.change(({ name }) => ({ name: `${name}, late` })));
  expect(result.current.values).toEqual({ name: 'Zinc 2, late' });
});

test('after a save the form shows what was saved, also before the record has been read again', async () => {
  const { type, save, load, result } = open({ name: 'Zinc', version: 1 });
  await save('Zinc 2');
  expect(result.current).toMatchObject({ dirty: false, version: 2, values: { name: 'Zinc 2' } });
  type('Zinc 3');
  expect(result.current).toMatchObject({ dirty: true, base: { name: 'Zinc 2' }, version: 2 });
  type('Zinc 2');
  load({ name: 'Tin', version: 3 });
  expect(result.current).toMatchObject({ dirty: false, version: 3, values: { name: 'Tin' } });
});

test('a draft keeps what it was begun from, so that its save does not undo what others saved meanwhile', () => {
  open({ name: 'Zinc', version: 4 }).type('Zinc 2');
  const again = open({ name: 'Zinc', version: 5 }).result.current;
  expect(again).toMatchObject({ values: { name: 'Zinc 2' }, base: { name: 'Zinc' }, version: 4 });
});

test('a space around a name is nothing to save', () => {
  const { type, result } = open({ name: 'Zinc', version: 4 });
  type(' Zinc ');
  expect(result.current).toMatchObject({ dirty: false, values: { name: ' Zinc ' } });
  type('Zi nc');
  expect(result.current.dirty).toBe(true);
});

test('without edits there is no draft: the form is the record as it is stored now', () => {
  const { type } = open({ name: 'Zinc', version: 4 });
  type('Zinc 2');
  type('Zinc');
  const again = open({ name: 'Tin', version: 5 }).result.current;
  expect(again).toMatchObject({ values: { name: 'Tin' }, base: { name: 'Tin' }, version: 5 });
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

  test('what was typed after the press is not saved unasked', () => {
    const { container, saveAgain, lose, comeBack } = show({ status: 0, edited: true });
    lose();
    expect(container).toHaveTextContent('What you typed is not saved yet. Save it again.');
    comeBack();
    expect(saveAgain).not.toHaveBeenCalled();
  });

  test('what the server refused is not saved again', () => {
    const { container, saveAgain, lose, comeBack } = show({ status: 422 });
    lose();
    expect(container).toHaveTextContent('Failed: No.');
    comeBack();
    expect(saveAgain).not.toHaveBeenCalled();
  });
});
