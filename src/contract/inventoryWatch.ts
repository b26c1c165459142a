import { z } from 'zod';
import { endpoint } from './endpoint';
import { importFields, undone } from './imports';
import { count, flag, id, idListLimit, idParams, instant, pageNumber, pageSize, search } from './page';
import { composed } from './text';
import { boardTouches } from './touches';

/** How a screen of the provider differs from its board. */
export const differenceStates = ['new', 'changed', 'gone', 'back'] as const;
export type DifferenceState = (typeof differenceStates)[number];
/** The most differences that one call accepts or ignores. */
export const acceptLimit = 500;

const field = z.enum(importFields);

/** One field in which the provider differs from the board. */
export const fieldDifference = z.object({
  field,
  from: z.unknown().describe("The board's value"),
  to: z.unknown().describe("The provider's value"),
  ours: z
    .object({ by: z.string(), at: instant, undid: z.boolean().optional() })
    .nullable()
    .describe("Who edited this field here, or undid what a rule took; the provider's value never replaces it"),
});
export type FieldDifference = z.output<typeof fieldDifference>;

export const difference = z
  .object({
    _id: id,
    state: z.enum(differenceStates),
    isIgnored: z.boolean(),
    boardID: id.nullable().describe('Null for a new screen'),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    device_id: z.string(),
    publisher_name: z.string(),
    imageURL: z.string().nullable(),
    boardPaused: z.boolean(),
    boardOwner: id.nullish().describe("The board's organisation"),
    fields: z.array(fieldDifference),
    facts: z
      .object({
        width: z.number().nullable(),
        height: z.number().nullable(),
        screenType: z.string(),
        venueType: z.string(),
        opening_hours: z.string(),
      })
      .nullable()
      .describe("The provider's data on a new screen"),
    since: instant.describe('When a check saw it first'),
    goneFrom: instant.nullable().describe('For a screen that is back: when it went missing'),
    campaigns: z.object({ count, first: z.object({ _id: id, campaignName: z.string() }).nullable() }),
  })
  .meta({ id: 'InventoryDifference' });
export type InventoryDifference = z.output<typeof difference>;

const filter = {
  state: z.enum(differenceStates).optional(),
  ignored: flag.default(false),
  publisher: z.string().overwrite(composed).max(200).optional(),
  country: z.string().overwrite(composed).max(200).optional(),
  field: field.optional(),
  search,
  toDecide: flag.default(false).describe('Without the screens that the first check found, which were never boards'),
};
const states = z.object({ new: count, changed: count, gone: count, back: count });

export const listDifferences = endpoint({
  name: 'listDifferences',
  path: '/api/inventory/differences',
  extension: 'inventory-watch',
  summary: "What the provider's list says otherwise than our boards, by publisher and name",
  query: z.strictObject({ ...filter, page: pageNumber.default(1), pageSize: pageSize.default(25) }),
  reply: z.object({
    differences: z.array(difference),
    totalDifferences: count,
    publishers: z
      .array(states.extend({ publisher_name: z.string() }))
      .describe('Of the publishers on this page, how many differences match on all pages'),
  }),
});
export const listDifferenceIds = endpoint({
  name: 'listDifferenceIds',
  path: '/api/inventory/differences/idlist',
  extension: 'inventory-watch',
  summary: `Ids of the differences that match, at most ${String(idListLimit)}`,
  query: z.strictObject(filter),
  reply: z.object({ differences: z.array(z.object({ _id: id, name: z.string() })), totalDifferences: count }),
});

export const inventoryCheck = z
  .object({
    _id: id,
    state: z.enum(['running', 'done', 'failed', 'cancelled']),
    startedAt: instant,
    endedAt: instant.nullable(),
    by: z.string(),
    screens: count.describe('Read so far'),
    total: count.nullable().describe('The number of screens that the provider reports'),
    unreadable: count.optional().describe('Listed screens that could not be read: neither new nor gone'),
    found: states,
    error: z.string().nullable(),
  })
  .meta({ id: 'InventoryCheck' });
export type InventoryCheck = z.output<typeof inventoryCheck>;

export const getInventorySummary = endpoint({
  name: 'getInventorySummary',
  path: '/api/inventory/summary',
  extension: 'inventory-watch',
  summary: 'Counts of the differences by state and publisher, the last check, and the next',
  reply: z.object({
    counts: states.extend({ ignored: count }),
    publishers: z.array(states.extend({ publisher_name: z.string(), ignored: count })),
    countries: z.array(z.string()),
    fields: z.array(field),
    running: inventoryCheck.nullable(),
    lastDone: inventoryCheck.nullable().describe('The last check that was finished: what the differences come from'),
    lastFailed: inventoryCheck.nullable().describe('A check that failed since then'),
    nextCheckAt: instant.nullable(),
  }),
});
export type InventorySummary = z.output<typeof getInventorySummary.reply>;

export const startInventoryCheck = endpoint({
  name: 'startInventoryCheck',
  method: 'POST',
  path: '/api/inventory/checks',
  extension: 'inventory-watch',
  summary:
    "Compare the provider's screens with our boards now; answers the check that is running already, if there is one",
  reply: z.object({ check: inventoryCheck }),
  failures: ['provider.failed'],
});
export const cancelInventoryCheck = endpoint({
  name: 'cancelInventoryCheck',
  method: 'POST',
  path: '/api/inventory/checks/:id/cancel',
  extension: 'inventory-watch',
  summary: 'Stop a check; the differences of the one before stay',
  params: idParams,
  reply: z.object({ check: inventoryCheck }),
  failures: ['check.not_found'],
});

/** The fields to accept of each difference; by default all that nobody edited here. */
const chosen = z.strictObject({
  id,
  fields: z.array(field).min(1, 'Choose a field').max(importFields.length).optional(),
});
/** Each difference once: of one that is given twice, what is chosen last. */
const once = (items: z.output<typeof chosen>[]) => [...new Map(items.map((item) => [item.id, item])).values()];
export const acceptDifferences = endpoint({
  name: 'acceptDifferences',
  path: '/api/inventory/accept',
  extension: 'inventory-watch',
  summary:
    'New screens become boards, changed fields are taken over, boards of gone screens pause, boards of screens that are back resume',
  body: z.strictObject({
    load: z
      .string()
      .min(1)
      .max(100)
      .describe('An id chosen by the caller; all calls with the same id are undone together'),
    items: z.array(chosen).min(1, 'Choose a difference').max(acceptLimit).overwrite(once),
    boardOwner: id.nullish().describe('The owner of boards created for new screens'),
    team: id.nullish(),
  }),
  reply: z.object({
    load: z.string(),
    results: z.array(
      z.object({ id, outcome: z.enum(['accepted', 'failed']), boardID: id.nullable(), message: z.string().nullable() }),
    ),
    accepted: count,
    failed: count,
  }),
  failures: ['organisation.not_found', 'team.not_found', 'load.already_undone'],
});
export const countDifferenceTouches = endpoint({
  name: 'countDifferenceTouches',
  path: '/api/inventory/touches',
  extension: 'inventory-watch',
  summary: 'What accepting these differences touches; changes nothing',
  body: z.strictObject({ items: z.array(chosen).min(1, 'Choose a difference').max(idListLimit).overwrite(once) }),
  reply: z.object({
    counts: states,
    fields: z.array(z.object({ field, count })).describe('The fields that are taken over, the most frequent first'),
    kept: count.describe('Fields that a person edited here and that stay: they are then ignored'),
    open: count.describe('Other fields that are not chosen: they stay open'),
    gone: boardTouches.describe('Of the boards that are paused'),
  }),
});
export type DifferenceTouches = z.output<typeof countDifferenceTouches.reply>;
export const ignoreDifferences = endpoint({
  name: 'ignoreDifferences',
  path: '/api/inventory/ignore',
  extension: 'inventory-watch',
  summary: 'Leave differences out of the counts until the provider says something else; or take that back',
  body: z.strictObject({ ids: z.array(id).min(1, 'Choose a difference').max(acceptLimit), isIgnored: z.boolean() }),
  reply: z.object({ changed: count, message: z.string() }),
});

/** A check, or an act of accepting by a person or a rule. */
export const inventoryEvent = z.object({
  _id: id,
  kind: z.enum(['check', 'accepted', 'rule']),
  at: instant,
  by: z.string(),
  byID: id.nullish().describe('Of the account'),
  check: inventoryCheck.nullable(),
  title: z.string().describe('The publisher or the rule of the accepted changes'),
  boards: count,
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});
export type InventoryEvent = z.output<typeof inventoryEvent>;
export const listInventoryHistory = endpoint({
  name: 'listInventoryHistory',
  path: '/api/inventory/history',
  extension: 'inventory-watch',
  summary: 'Checks, and what was accepted, newest first',
  query: z.strictObject({ page: pageNumber.default(1), pageSize: pageSize.default(10) }),
  reply: z.object({ events: z.array(inventoryEvent), totalEvents: count }),
});
/** Deletes created boards, restores changed fields unless they were changed since, and reopens the differences. */
export const undoInventoryAct = endpoint({
  name: 'undoInventoryAct',
  method: 'POST',
  path: '/api/inventory/acts/:id/undo',
  extension: 'inventory-watch',
  summary: 'Undo what was accepted together',
  params: idParams,
  reply: undone,
  failures: ['load.not_found', 'load.already_undone'],
});
