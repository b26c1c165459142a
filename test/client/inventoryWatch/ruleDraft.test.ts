import type { InventoryDifference } from '#contract/inventoryWatch';
import { aDifferenceRow } from '#test/inventoryAnswers';
import { ruleDraft } from '../../../src/client/inventoryWatch/ruleDraft';

const ours = { by: 'Robin Vale', at: '2026-11-14T10:00:00.000Z' };
const changed = (
  fields: [InventoryDifference['fields'][number]['field'], typeof ours | null][],
  publisher = 'Nordlys',
) =>
  aDifferenceRow({
    publisher_name: publisher,
    fields: fields.map(([field, by]) => ({ field, from: 'a', to: 'b', ours: by })),
  });
const added = (venueType: string, publisher = 'Nordlys') =>
  aDifferenceRow({
    state: 'new',
    publisher_name: publisher,
    fields: [],
    facts: { width: 1, height: 1, screenType: '', venueType, opening_hours: '' },
  });

test.each([
  [
    'the field that changed most often',
    [changed([['boardname', null]]), changed([['screenType', null]]), changed([['screenType', null]])],
    { action: 'take', field: 'screenType', publisher: 'Nordlys' },
  ],
  [
    'not one that was edited here',
    [
      changed([
        ['boardname', ours],
        ['opening_hours', null],
      ]),
      changed([['boardname', ours]]),
    ],
    { action: 'take', field: 'opening_hours', publisher: 'Nordlys' },
  ],
  [
    'kept, where all were edited here',
    [changed([['boardname', ours]], 'A'), changed([['boardname', ours]], 'B')],
    { action: 'keep', field: 'boardname' },
  ],
  [
    'new screens of one kind',
    [added('Fuel'), added('Fuel')],
    { action: 'ignoreNew', publisher: 'Nordlys', venueType: 'Fuel' },
  ],
  ['new screens of several kinds and publishers', [added('Fuel'), added('Mall', 'A')], { action: 'ignoreNew' }],
  ['the usual one, where nothing suggests another', [], { action: 'take', field: 'opening_hours' }],
])('suggests %s', (_, differences, rule) => {
  expect(ruleDraft(differences)).toEqual(rule);
});
