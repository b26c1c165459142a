import { createPresenceStore } from '../../../../src/client/boards/inventory/presenceStore';

/** A store whose look-ups are answered by the test. */
function answeredByTest() {
  const open = new Map<string, (found: boolean | Error) => Promise<void>>();
  const order: string[] = [];
  const made = createPresenceStore((deviceId) => {
    order.push(deviceId);
    return new Promise((resolve, reject) => {
      open.set(deviceId, async (found) => {
        open.delete(deviceId);
        if (found instanceof Error) reject(found);
        else resolve(found);
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      });
    });
  });
  return {
    presence: made,
    open,
    order,
    answer: (deviceId: string, found: boolean | Error) => open.get(deviceId)?.(found),
  };
}

it('asks four at a time, those on the page before the rest', async () => {
  const { presence, open, order, answer } = answeredByTest();
  presence.start();
  presence.check(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'last');
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd']);
  presence.check(['g', 'a']);
  await answer('a', true);
  await answer('b', false);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'g', 'e']);
  expect(['a', 'b', 'c', 'f'].map(presence.get)).toEqual(['present', 'absent', 'checking', 'unknown']);
  expect(presence.count('present')).toBe(1);
});

it('never asks for the same device twice, nor for none', async () => {
  const { presence, order, answer } = answeredByTest();
  presence.start();
  presence.check(['a', '', 'a']);
  await answer('a', false);
  presence.check(['a', '']);
  expect(order).toEqual(['a']);
});

it('keeps what was learnt while a look-up was away', async () => {
  const { presence, answer } = answeredByTest();
  presence.start();
  presence.check(['a']);
  presence.set('a', 'present');
  await answer('a', false);
  expect(presence.get('a')).toBe('present');
});

it('asks again for what failed, when told to', async () => {
  const { presence, order, answer } = answeredByTest();
  presence.start();
  presence.check(['a']);
  await answer('a', new Error('away'));
  expect(presence.get('a')).toBe('failed');
  presence.check(['a'], 'last');
  expect(order).toEqual(['a']);
  presence.check(['a']);
  expect(order).toEqual(['a', 'a']);
});

it('begins nothing before its start and after its stop, and tells its listeners', async () => {
  const { presence, order, answer } = answeredByTest();
  const heard = jest.fn();
  const leave = presence.subscribe(heard);
  presence.check(['a', 'b', 'c', 'd', 'e']);
  expect(order).toEqual([]);
  presence.start();
  expect(heard).toHaveBeenCalledTimes(4);
  const before = presence.version();
  presence.stop();
  leave();
  await answer('a', true);
  expect(order).toHaveLength(4);
  expect(presence.version()).toBeGreaterThan(before);
  expect(heard).toHaveBeenCalledTimes(4);
});
