import fc from 'fast-check';
import { emptyForm, type CampaignForm } from '../../../../src/client/campaigns/editor/campaignForm';
import { mergeForms } from '../../../../src/client/campaigns/editor/mergeForms';

const base: CampaignForm = { ...emptyForm, name: 'Base', boards: ['a', 'b'], artworks: ['x'] };

describe('two edits of one campaign', () => {
  it('are merged if they change different fields', () => {
    const { merged, conflicts } = mergeForms(base, { ...base, name: 'Mine' }, { ...base, daily: '10' });
    expect(merged).toEqual({ ...base, name: 'Mine', daily: '10' });
    expect(conflicts).toEqual([]);
  });

  it('conflict in a field that both changed to different values', () => {
    const { merged, conflicts } = mergeForms(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect([merged.name, conflicts]).toEqual(['Mine', ['name']]);
    expect(mergeForms(base, { ...base, name: 'Same' }, { ...base, name: 'Same' }).conflicts).toEqual([]);
  });

  it('keep what either added, and leave out what either removed', () => {
    const { merged, conflicts } = mergeForms(base, { ...base, boards: ['b', 'c'] }, { ...base, boards: ['a', 'd'] });
    expect([merged.boards, conflicts]).toEqual([['d', 'c'], []]);
  });

  it('never lose a board that one side added and nobody removed', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(ids, ids, ids, (before, mine, theirs) => {
        const form = (boards: string[]): CampaignForm => ({ ...emptyForm, boards });
        const { boards } = mergeForms(form(before), form(mine), form(theirs)).merged;
        const expected = [...new Set([...before, ...mine, ...theirs])].filter(
          (id) =>
            (mine.includes(id) && theirs.includes(id)) ||
            (!before.includes(id) && (mine.includes(id) || theirs.includes(id))),
        );
        expect([...boards].sort()).toEqual(expected.sort());
      }),
    );
  });
});
