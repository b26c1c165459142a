import { createPresenceStore } from '../../../../src/client/boards/provider/presenceStore';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A store whose look-ups are answered by the test. */
function answeredByTest() {
  const open = new Map<string, (found: boolean | Error) => void>();
  const order: string[] = [];
  const presence = createPresenceStore((deviceId) => {
    order.push(deviceId);
    return new Promise((resolve, reject) => {
      open.set(deviceId, (found) => (found instanceof Error ? reject(found) : resolve(found)));
    });
  });
  return {
    presence,
    order,
    check: async (...deviceIds: string[]) => {
      presence.check(deviceIds);
      await settled();
    },
    answer: async (deviceId: string, found: boolean | Error) => {
      open.get(deviceId)?.(found);
      await settled();
    },
  };
}

it('asks four at a time, nobody twice, and not for none', async () => {
  const { presence, order, check, answer } = answeredByTest();
  await check('a', '', 'b', 'a', 'c', 'd', 'e', 'f');
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  await answer('a', true);
  await answer('b', false);
  await check('a', 'b');
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(['a', 'b', 'c', 'g'].map(presence.get)).toEqual(['present', 'absent', 'checking', 'unknown']);
});

it('keeps what was learnt while a look-up was away', async () => {
  const { presence, check, answer } = answeredByTest();
  await check('a');
  presence.set('a', 'present');
  await answer('a', false);
  expect(presence.get('a')).toBe('present');
});

it('asks again for what failed', async () => {
  const { presence, order, check, answer } = answeredByTest();
  await check('a');
  await answer('a', new Error('away'));
  expect(presence.get('a')).toBe('failed');
  await check('a');
  expect(order).toEqual(['a', 'a']);
});

it('begins nothing after its stop, and tells its listeners', async () => {
  const { presence, order, check, answer } = answeredByTest();
  const heard = jest.fn();
  const leave = presence.subscribe(heard);
  await check('a', 'b', 'c', 'd', 'e');
  expect(heard).toHaveBeenCalledTimes(4);
  const before = presence.version();
  presence.stop();
  leave();
  await answer('a', true);
  expect(order).toHaveLength(4);
  expect(presence.version()).toBeGreaterThan(before);
  expect(heard).toHaveBeenCalledTimes(4);
});
