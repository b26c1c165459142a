import { act, renderHook } from '@testing-library/react';
import type { CallHeaders } from '../../../src/client/api/request';
import { saveFailureTitle } from '../../../src/client/machines/saveFailureTitle';
import { useSaveRecord } from '../../../src/client/machines/useSaveRecord';

const refused = (code: string) => Object.assign(new Error('No.'), { status: 409, code });

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

test('a stale version is told once; the next press saves over it', async () => {
  const { run, sent, saved } = saving([refused('record.stale')], 4);
  await run('Zinc');
  expect(saved).toEqual([]);
  await run('Zinc');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([4, undefined]);
  expect(saved).toHaveLength(1);
});

test('what stands over the form', () => {
  const text = (reason: string): string => `Failed: ${reason}`;
  expect(saveFailureTitle(undefined, text)).toBe('');
  expect(saveFailureTitle({ status: 500, code: 'internal', message: 'It broke.' }, text)).toBe('Failed: It broke.');
  expect(saveFailureTitle({ status: 409, code: 'record.stale', message: '', changedBy: 'Ana Okafor' }, text)).toMatch(
    /^Ana Okafor saved this in the meantime\./,
  );
});
