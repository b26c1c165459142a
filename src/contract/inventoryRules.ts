import { z } from 'zod';
import { endpoint } from './endpoint';
import { importFields } from './imports';
import { id, idParams, instant, message } from './page';
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
        'take: the field is taken over at each check, but for what was edited here; keep: never; ignoreNew: new screens',
      ),
    field: field.nullable(),
    publisher_name: z.string().nullable().describe('Null: all publishers'),
    venueType: z.string().nullable().describe('For ignoreNew; null: all'),
    isOn: z.boolean(),
    applied: z
      .number()
      .int()
      .describe('Number of differences. `take`: since the rule was made; other rules: at the last check'),
    by: z.string(),
    at: instant,
  })
  .meta({ id: 'InventoryRule' });
export type InventoryRule = z.output<typeof inventoryRule>;

export const listInventoryRules = endpoint({
  name: 'listInventoryRules',
  method: 'GET',
  path: '/api/inventory/rules',
  extension: 'inventory-watch',
  summary: 'The rules of the watch, in the order they were made',
  reply: z.object({ rules: z.array(inventoryRule) }),
});
export const createInventoryRule = endpoint({
  name: 'createInventoryRule',
  method: 'POST',
  path: '/api/inventory/rules/create',
  extension: 'inventory-watch',
  summary: 'A rule for this and all later checks',
  body: z
    .strictObject({
      action: z.enum(ruleActions),
      field: field.nullish(),
      publisher_name: name(200).min(1).nullish(),
      venueType: name(200).min(1).nullish(),
    })
    .refine(({ action, field: of }) => (action === 'ignoreNew') === (of == null), {
      path: ['field'],
      message: 'A rule that takes or keeps a field names it; a rule about new screens has no field',
    }),
  reply: z.object({ rule: inventoryRule }),
});
export const modifyInventoryRule = endpoint({
  name: 'modifyInventoryRule',
  method: 'POST',
  path: '/api/inventory/rules/modify/:id',
  extension: 'inventory-watch',
  summary: 'Switch a rule on or off',
  params: idParams,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: z.object({ rule: inventoryRule }),
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
