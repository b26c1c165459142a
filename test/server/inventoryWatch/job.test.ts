import { getCampaign } from '#contract/campaigns';
import { modifyBoard } from '#contract/boards';
import * as contract from '#contract/inventoryWatch';
import { createInventoryRule } from '#contract/inventoryRules';
import { testApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { anOrganisation, aSession, aUser, everywhere, signInAs } from '#test/people';
import { allScreens } from '../../../demo/sandbox/screens';
import { inventoryListed } from '../../../src/server/db/schema/schema';
import { lastRun, nextRun } from '../../../src/server/inventoryWatch/schedule.rules';

const app = testApp({ DEMO: '1' });
beforeAll(async () => {
  await app.listen();
  await app.services.watch.start();
});

const summary = async () => (await app.call(contract.getInventorySummary, {})).reply;
async function checked(): Promise<contract.InventoryCheck | null> {
  const { check } = (await app.call(contract.startInventoryCheck, {})).reply;
  expect(check).toMatchObject({ state: 'running', by: 'Robin Vale' });
  for (;;) {
    const { running, lastDone } = await summary();
    if (running === null && lastDone?._id === check._id) return lastDone;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('the job compares the sandbox’s 1,130 screens, which change a little in each run; a campaign on a gone screen has a config error', async () => {
  const { db } = app;
  const [one] = allScreens();
  await aBoard(db, { boardname: 'Known', deviceId: one!.device_id, reachBoardId: String(one!.id) });
  const missing = await aBoard(db, { boardname: 'Missing', deviceId: 'broadsign.com:0', reachBoardId: '5' });
  await db.insert(inventoryListed).values({ boardId: missing });
  const id = await aCampaign(db, { boards: [missing] });
  expect(await checked()).toMatchObject({ screens: 1130, total: 1130, found: { gone: 1 } });
  const first = await summary();
  expect(first.counts.new).toBe(1129);
  expect(first.publishers).toHaveLength(5 + 1);
  expect(first.nextCheckAt).toMatch(/T03:00:00/);
  const { campaign } = (await app.call(getCampaign, { params: { id } })).reply;
  expect(campaign.configErrors).toContainEqual({
    code: 'boards.gone',
    message: "Missing is not in the provider's list any more.",
  });
  const names = async (): Promise<string[]> =>
    (await app.call(contract.listDifferenceIds, {})).reply.differences.map(({ _id }) => _id);
  const before = new Set(await names());
  expect(await checked()).toMatchObject({ screens: 1130, total: 1130 });
  const added = (await names()).filter((name) => !before.has(name));
  expect(added.length).toBe(1);
});

test('the next check is at the hour that the setting names', () => {
  expect(nextRun('03:00', new Date('2026-11-22T02:59:59Z'))?.toISOString()).toBe('2026-11-22T03:00:00.000Z');
  expect(nextRun('03:00', new Date('2026-11-22T03:00:00Z'))?.toISOString()).toBe('2026-11-23T03:00:00.000Z');
  expect(nextRun('off', new Date())).toBeUndefined();
  expect(lastRun('03:00', new Date('2026-11-22T02:59:59Z'))?.toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(lastRun('03:00', new Date('2026-11-22T03:00:00Z'))?.toISOString()).toBe('2026-11-22T03:00:00.000Z');
});

test('a role for one organisation sees and accepts the differences of its boards alone', async () => {
  const { db } = app;
  const [mine, other] = [await anOrganisation(db, { orgName: 'Mine' }), await anOrganisation(db, { orgName: 'Other' })];
  const screens = allScreens().slice(10, 12);
  const [own, foreign] = await Promise.all(
    [mine, other].map((boardOwner, place) =>
      aBoard(db, { boardname: `Owned ${String(place)}`, boardOwner, deviceId: screens[place]!.device_id }),
    ),
  );
  await checked();
  const { differences } = (await app.call(contract.listDifferences, { query: { search: 'owned', pageSize: 500 } }))
    .reply;
  expect(differences.map(({ boardID }) => boardID).sort()).toEqual([own, foreign].sort());
  const keeper = await aUser(db, {
    email: 'keeper@test.example',
    isAdmin: true,
    roles: [{ role: 'Inventory', organisations: [mine] }],
  });
  const as = { token: await signInAs(db, keeper) };
  const seen = await app.call(contract.listDifferences, { query: { state: 'changed', pageSize: 500 } }, as);
  expect(seen.reply.differences.map(({ boardID }) => boardID)).toEqual([own]);
  const items = differences.map(({ _id }) => ({ id: _id }));
  const accepted = await app.call(contract.acceptDifferences, { body: { load: 'keeper', items } }, as);
  expect(accepted.reply.results.map(({ outcome, boardID }) => [outcome, boardID === own]).sort()).toEqual([
    ['accepted', true],
    ['failed', false],
  ]);
  expect((await app.call(createInventoryRule, { body: { action: 'ignoreNew' } }, as)).status).toBe(403);
  expect((await app.call(contract.undoInventoryAct, { params: { id: 'keeper' } }, as)).status).toBe(200);
  expect((await app.call(modifyBoard, { params: { id: foreign! }, body: { boardPaused: true } }, as)).status).not.toBe(
    200,
  );
  const refused = await app.call(
    contract.startInventoryCheck,
    {},
    {
      token: await aSession(db, {
        email: 'viewer@test.example',
        isAdmin: true,
        roles: everywhere('Viewer'),
      }),
    },
  );
  expect(refused.failure.code).toBe('permission.denied');
});
