import { aDifference } from '#test/boards';
import { get, post, send, unique, type Asked, type Case, type World } from './world';

/** The calls of the inventory watch. */
export const inventoryCalls: readonly Case[] = [
  get('/api/inventory/differences', () => '/api/inventory/differences?state=gone&pageSize=5', {
    differences: [
      ['_id', 'state', 'isIgnored', 'boardID', 'name', 'fields', 'facts', 'since', 'goneFrom', 'campaigns'],
    ],
    totalDifferences: 'number',
  }),
  get('/api/inventory/differences/idlist', () => '/api/inventory/differences/idlist?search=square', {
    differences: [['_id', 'name']],
    totalDifferences: 'number',
  }),
  get('/api/inventory/summary', () => '/api/inventory/summary', {
    counts: ['new', 'changed', 'gone', 'back', 'ignored'],
    publishers: [['publisher_name', 'gone']],
    countries: 'array',
    fields: 'array',
  }),
  get('/api/inventory/history', () => '/api/inventory/history?page=1', { events: 'array', totalEvents: 'number' }),
  get('/api/inventory/rules', () => '/api/inventory/rules', { rules: 'array' }),
  post('/api/inventory/checks', () => ({ address: '/api/inventory/checks', body: {} }), {
    check: ['_id', 'state', 'screens', 'total', 'found', 'error'],
  }),
  post(
    '/api/inventory/checks/{id}/cancel',
    async (world) => {
      const { check } = (await send(world, 'POST', { address: '/api/inventory/checks', body: {} })).json<{
        check: { _id: string };
      }>();
      return { address: `/api/inventory/checks/${check._id}/cancel` };
    },
    { check: ['_id', 'state'] },
  ),
  post(
    '/api/inventory/ignore',
    ({ board }) => ({ address: '/api/inventory/ignore', body: { ids: [`of ${board}`], isIgnored: false } }),
    { changed: 'number', message: 'string' },
  ),
  post(
    '/api/inventory/accept',
    ({ org, board }) => ({
      address: '/api/inventory/accept',
      body: { load: unique('load'), items: [{ id: `of ${board}` }], boardOwner: org },
    }),
    { load: 'string', results: [['id', 'outcome', 'boardID', 'message']], accepted: 'number', failed: 'number' },
  ),
  post('/api/inventory/acts/{id}/undo', async (world) => acceptedLoad(world), {
    deleted: 'number',
    restored: 'number',
    left: 'array',
    message: 'string',
  }),
  post(
    '/api/inventory/rules/create',
    () => ({ address: '/api/inventory/rules/create', body: { action: 'take', field: 'opening_hours' } }),
    { rule: ['_id', 'action', 'field', 'publisher_name', 'venueType', 'isOn', 'applied', 'by', 'at'] },
  ),
  post(
    '/api/inventory/rules/modify/{id}',
    async (world) => ({ address: `/api/inventory/rules/modify/${await aRule(world)}`, body: { isOn: false } }),
    { rule: ['_id', 'isOn'] },
  ),
  post(
    '/api/inventory/rules/delete/{id}',
    async (world) => ({ address: `/api/inventory/rules/delete/${await aRule(world)}` }),
    { message: 'string' },
  ),
];

/** Creates a rule. @returns its id */
async function aRule(world: World): Promise<string> {
  const body = { action: 'keep', field: 'boardname' };
  const made = await send(world, 'POST', { address: '/api/inventory/rules/create', body });
  return made.json<{ rule: { _id: string } }>().rule._id;
}

/** Accepts a difference of a new board. @returns the request that undoes it */
async function acceptedLoad(world: World): Promise<Asked> {
  const load = unique('load').replace(' ', '-');
  const id = await aDifference(world.db, await world.aBoard(), 'Harbour');
  await send(world, 'POST', { address: '/api/inventory/accept', body: { load, items: [{ id }] } });
  return { address: `/api/inventory/acts/${load}/undo` };
}
