import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { connectionChanged } from '../../../src/client/api/connection.slice';
import type { CallHeaders, Failure } from '../../../src/client/api/request';
import { SaveAlert } from '../../../src/client/save/SaveAlert';
import { useSaveRecord } from '../../../src/client/save/useSaveRecord';
import { createStore } from '../../../src/client/store';

const refused = (code: string, status = 409) => Object.assign(new Error('No.'), { status, code });

function saving(answers: (Error | string)[], version?: number) {
  const sent: CallHeaders[] = [];
  const saved: unknown[] = [];
  const store = createStore();
  const { result } = renderHook(
    () =>
      useSaveRecord<{ name: string }, string>({
        version,
        send: (_, headers) => {
          sent.push(headers);
          const next = answers.shift() ?? 'ok';
          return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
        },
        onSaved: (values, reply) => saved.push([values, reply]),
      }),
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
  return { sent, saved, result, store, run: (name: string) => act(() => result.current.run({ name })) };
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

test.each([
  ['unavailable', 503, 2],
  ['network', 0, 2],
  ['record.invalid', 422, 1],
])('after %s (%i) it is sent %i times when the connection comes back', async (code, status, times) => {
  const { run, sent, store } = saving([refused(code, status)]);
  await run('Zinc');
  act(() => void store.dispatch(connectionChanged('databaseAway')));
  await act(async () => void store.dispatch(connectionChanged('connected')));
  expect(sent).toHaveLength(times);
  expect(sent.at(-1)?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test('beside the button stands why it failed, who saved first, or that it will be sent again', () => {
  const text = (reason: string): string => `Failed: ${reason}`;
  const shown = (failure: Partial<Failure>): string | null =>
    render(<SaveAlert failure={{ status: 409, code: 'internal', message: 'No.', ...failure }} text={text} />).container
      .textContent;
  expect(shown({ status: 500, message: 'It broke.' })).toBe('Failed: It broke.');
  expect(shown({ code: 'record.stale', changedBy: 'Ana Okafor' })).toMatch(/^Ana Okafor saved this in the meantime\./);
  for (const status of [0, 503]) expect(shown({ status })).toBe('This will be saved as soon as the server answers.');
});
