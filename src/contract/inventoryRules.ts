import { z } from 'zod';
import { endpoint } from './endpoint';
import { importFields } from './imports';
import { count, id, idParams, instant, message } from './page';
import { name } from './textFields';

const field = z.enum(importFields);

export const ruleActions = ['take', 'keep', 'ignoreNew'] as const;
export type RuleAction = (typeof ruleActions)[number];
export const inventoryRule = z
  .object({
    _id: id,
    action: z
      .enum(ruleActions)
      .describe(
        'take: the field is taken over at each check, but for what was edited here and boards that are back; keep: never; ignoreNew: new screens',
      ),
    field: field.nullable(),
    publisher_name: z.string().nullable().describe('Null: all publishers'),
    venueType: z.string().nullable().describe('For ignoreNew; null: all'),
    isOn: z.boolean(),
    applied: count.describe('Number of differences. `take`: since the rule was made; other rules: at the last check'),
    by: z.string(),
    at: instant,
  })
  .meta({ id: 'InventoryRule' });
export type InventoryRule = z.output<typeof inventoryRule>;

const ruleBody = z
  .strictObject({
    action: z.enum(ruleActions),
    field: field.nullish(),
    publisher_name: name(200).min(1).nullish(),
    venueType: name(200).min(1).nullish(),
  })
  .refine(({ action, field: of }) => (action === 'ignoreNew') === (of == null), {
    path: ['field'],
    message: 'A rule that takes or keeps a field names it; a rule about new screens has no field',
  });
/** A rule that was made or switched, and what it accepted at once. */
const ruled = z.object({
  rule: inventoryRule,
  accepted: count.describe('Open differences that it accepted in this call'),
  isMore: z.boolean().describe('There were too many for one call: the rest is accepted soon after'),
  load: id.nullable().describe('The act that accepted them, to undo it; null if it accepted none'),
});
export type RuledReply = z.output<typeof ruled>;

export const listInventoryRules = endpoint({
  name: 'listInventoryRules',
  path: '/api/inventory/rules',
  extension: 'inventory-watch',
  summary: 'The rules of the watch, in the order they were made',
  reply: z.object({ rules: z.array(inventoryRule) }),
});
export const createInventoryRule = endpoint({
  name: 'createInventoryRule',
  path: '/api/inventory/rules/create',
  extension: 'inventory-watch',
  summary: 'A rule for all later checks; one that takes a field accepts at once what is open',
  body: ruleBody,
  reply: ruled,
  failures: ['rule.exists'],
});
export const countInventoryRuleTouches = endpoint({
  name: 'countInventoryRuleTouches',
  path: '/api/inventory/rules/touches',
  extension: 'inventory-watch',
  summary: 'The open differences that such a rule is about; changes nothing',
  body: ruleBody,
  reply: z.object({
    counts: z
      .object({ new: count, changed: count, gone: count, back: count })
      .describe('`take` accepts them at once; the other rules leave them out from the next check on'),
    kept: count.describe('For `take`: differences in a field that was edited here, which stay open'),
  }),
});
export type InventoryRuleTouches = z.output<typeof countInventoryRuleTouches.reply>;
export const modifyInventoryRule = endpoint({
  name: 'modifyInventoryRule',
  path: '/api/inventory/rules/modify/:id',
  extension: 'inventory-watch',
  summary: 'Switch a rule on or off; one that takes a field and is switched on accepts at once what is open',
  params: idParams,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: ruled,
  failures: ['rule.not_found'],
});
export const deleteInventoryRule = endpoint({
  name: 'deleteInventoryRule',
  method: 'POST',
  path: '/api/inventory/rules/delete/:id',
  extension: 'inventory-watch',
  summary: 'Remove a rule; the changes it made stay',
  params: idParams,
  reply: message,
  failures: ['rule.not_found'],
});
