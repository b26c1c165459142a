import { batchedReads, sharedRead, sharedReads } from '../../../src/server/db/sharedReads';

/** A mock read that stays pending until the test ends it. */
function held<T>() {
  const ends: ((value: T) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const read = jest.fn(
    (..._given: unknown[]) =>
      new Promise<T>((resolve, reject) => {
        ends.push(resolve);
        fails.push(reject);
      }),
  );
  return {
    read,
    end: (place: number, value: T) => ends[place]?.(value),
    fail: (place: number) => fails[place]?.(new Error('cut')),
  };
}
/** Waits until requested reads have started and results have arrived. */
const turn = async () => {
  for (let i = 0; i < 4; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('callers of one turn share a read; later callers get one that begins later', async () => {
  const { read, end } = held<string>();
  const ask = sharedRead(read);
  const [first, second] = [ask(), ask()];
  await turn();
  const [third, fourth] = [ask(), ask()];
  await turn();
  expect(read).toHaveBeenCalledTimes(1);
  end(0, 'before');
  expect(await Promise.all([first, second])).toEqual(['before', 'before']);
  await turn();
  expect(read).toHaveBeenCalledTimes(2);
  end(1, 'after');
  expect(await Promise.all([third, fourth])).toEqual(['after', 'after']);
});

test('a request made in the same turn as a result arrives gets a later read', async () => {
  const { read, end } = held<string>();
  const ask = sharedRead(read);
  const first = ask();
  const late = first.then(() => ask());
  await turn();
  end(0, 'before');
  await turn();
  await turn();
  end(1, 'after');
  expect([await first, await late]).toEqual(['before', 'after']);
});

test('a failed read fails only the callers that shared it', async () => {
  const { read, end, fail } = held<string>();
  const ask = sharedRead(read);
  const first = ask();
  await turn();
  const second = ask();
  fail(0);
  await expect(first).rejects.toThrow('cut');
  await turn();
  end(1, 'there');
  expect(await second).toBe('there');
});

test('different reads do not wait for each other', async () => {
  const { read, end } = held<string>();
  const ask = sharedReads(read, (values: { page: number }) => JSON.stringify(values));
  const answers = [ask({ page: 1 }), ask({ page: 2 })];
  await turn();
  answers.push(ask({ page: 1 }));
  expect(read.mock.calls).toEqual([[{ page: 1 }], [{ page: 2 }]]);
  end(0, 'one');
  end(1, 'two');
  await turn();
  end(2, 'one again');
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'one again']);
});

test('keys that came meanwhile are read together, and each gets its own', async () => {
  const { read, end } = held<Map<string, number>>();
  const ask = batchedReads<string, number>(read);
  const answers = [ask('a'), ask('b')];
  await turn();
  answers.push(ask('b'), ask('c'), ask('b'));
  end(
    0,
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  );
  await turn();
  expect(read.mock.calls).toEqual([[['a', 'b']], [['b', 'c']]]);
  end(1, new Map([['b', 3]]));
  expect(await Promise.all(answers)).toEqual([1, 2, 3, undefined, 3]);
});

describe('a read whose connection hangs', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('delays the callers that share it, and others for at most a second', async () => {
    const { read, end } = held<Map<string, number>>();
    const ask = batchedReads<string, number>(read);
    const hanging = ask('a');
    await turn();
    const late = [ask('a'), ask('b')];
    await turn();
    jest.advanceTimersByTime(999);
    await turn();
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await turn();
    end(
      1,
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(await Promise.all(late)).toEqual([1, 2]);
    end(0, new Map([['a', 0]]));
    expect(await hanging).toBe(0);
  });

  test('is not mistaken for a later read when it ends late', async () => {
    const { read, end } = held<string>();
    const ask = sharedReads(read, () => 'same');
    const first = ask({});
    await turn();
    const second = ask({});
    await turn();
    jest.advanceTimersByTime(1000);
    await turn();
    end(0, 'first');
    await turn();
    const third = ask({});
    await turn();
    expect(read).toHaveBeenCalledTimes(2);
    end(1, 'second');
    await turn();
    end(2, 'third');
    expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third']);
  });

  test('is waited for without a limit if two reads must not overlap', async () => {
    const { read, end } = held<string>();
    const ask = sharedRead(read);
    const answers = [ask()];
    await turn();
    answers.push(ask());
    await turn();
    jest.advanceTimersByTime(60_000);
    await turn();
    expect(read).toHaveBeenCalledTimes(1);
    end(0, 'before');
    await turn();
    end(1, 'after');
    expect(await Promise.all(answers)).toEqual(['before', 'after']);
  });
});
