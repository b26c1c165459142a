import { findBoardsByDevice, getBoard } from '#contract/boards';
import { importBoards, type ImportRow } from '#contract/imports';
import { testApp } from '#test/app';
import { anOrganisation, aTeam } from '#test/people';

const app = testApp();

const load = (rows: ImportRow[], rest: object = {}) => app.call(importBoards, { body: { rows, ...rest } });
const plan = (rows: ImportRow[], ownership: object = {}) => load(rows, { dryRun: true, ...ownership });
const row = (device_id: string, rest: ImportRow = {}): ImportRow => ({
  device_id,
  boardname: `Name of ${device_id}`,
  ...rest,
});
const teamOf = async (deviceId: string) => {
  const [found] = (await app.call(findBoardsByDevice, { params: { deviceId } })).reply.boards;
  return (await app.call(getBoard, { params: { id: found?._id ?? '' } })).reply.board.team;
};

test('names the organisations and teams whose boards would change, and keepTeam leaves boards where they are', async () => {
  const [harbour, alder] = [
    await anOrganisation(app.db, { orgName: 'Harbour Media' }),
    await anOrganisation(app.db, { orgName: 'Alder & Finch' }),
  ];
  const [transit, launch] = [
    await aTeam(app.db, { teamName: 'Transit team', orgId: harbour }),
    await aTeam(app.db, { teamName: 'Launch squad', orgId: alder }),
  ];
  const own = { boardOwner: alder, team: launch };
  await load([row('o1'), row('o2'), row('o3')], own);
  await load([row('o4')]); // of nobody
  const rows = [row('o1', { boardname: 'New' }), row('o2'), row('o4'), row('o5')];
  const mine = { boardOwner: harbour, team: transit };
  const moved = await plan(rows, mine);
  expect(moved.reply.others).toEqual([{ boardOwner: alder, team: launch, boards: 2, rows: [0, 1] }]);
  expect(moved.reply.names).toEqual({
    [alder]: 'Alder & Finch',
    [launch]: 'Launch squad',
    [transit]: 'Transit team',
  });
  const kept = await plan(rows, { ...mine, keepTeam: true });
  expect(kept.reply).toMatchObject({ updated: 2, unchanged: 1, others: [{ boards: 1, rows: [0] }] });
  expect((await plan(rows, own)).reply.others).toEqual([]);
  expect((await plan(rows)).reply.others).toEqual([]);
  await load(rows, { ...mine, keepTeam: true });
  expect(await Promise.all(['o1', 'o2', 'o4', 'o5'].map(teamOf))).toEqual([launch, launch, transit, transit]);
});

test('knows a device id that differs in leading zeros alone', async () => {
  await load([row('0009211'), row('77120')]);
  const { results } = (await plan([row('9211'), row('0077120'), row('9212'), row('0009211'), row('x9211')], {})).reply;
  expect(results.map(({ nearlySame }) => nearlySame)).toEqual(['0009211', '77120', undefined, undefined, undefined]);
});
