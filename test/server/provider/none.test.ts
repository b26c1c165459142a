import { createBoard } from '#contract/boards';
import { getInventoryToken } from '#contract/provider';
import { getInventorySummary, startInventoryCheck } from '#contract/inventoryWatch';
import { getConfig } from '#contract/product';
import { testApp } from '#test/app';

const app = testApp({ DEMO: '0' });

const notConfigured = {
  status: 502,
  failure: {
    code: 'provider.failed',
    message: 'No screen-inventory provider is configured. Set INVENTORY_URL.',
  },
};

test('without a provider each of its calls says which setting is missing', async () => {
  expect(await app.call(getInventoryToken)).toMatchObject(notConfigured);
  expect(await app.call(startInventoryCheck)).toMatchObject(notConfigured);
});

test('the console is told that there is no provider, and no check is started by itself', async () => {
  expect((await app.call(getConfig)).reply.inventoryUrl).toBe('');
  expect((await app.call(getInventorySummary, {})).reply).toMatchObject({ running: null, nextCheckAt: null });
});

test('a board is created with what was given', async () => {
  const { reply } = await app.call(createBoard, { body: { device_id: 'd1', reachBoardID: '7' } });
  expect(reply.board).toMatchObject({ device_id: 'd1', boardname: '' });
});
