import { act, renderHook } from '@testing-library/react';
import type { Campaign } from '#contract/campaigns';
import { aCampaignReply } from '#test/marketplace';
import { useCampaignDraft } from '../../../../src/client/campaigns/editor/useCampaignDraft';
import { setDraftOwner } from '../../../../src/client/ui/form/draftOwner';

beforeEach(() => {
  sessionStorage.clear();
  setDraftOwner('robin');
});
const stored = (campaignName: string, version: number): Campaign =>
  aCampaignReply({ _id: 'c7', campaignName, version });
const edit = (campaign: Campaign) =>
  renderHook((shown: Campaign) => useCampaignDraft(shown), { initialProps: campaign });

test('what arrives late is added to the form as it is then', () => {
  const { result } = edit(stored('Porto', 1));
  const pressed = result.current;
  act(() => result.current.change({ name: 'Porto weekends', boards: ['b1'] }));
  act(() => pressed.change(({ boards }) => ({ boards: [...boards, 'b2'] })));
  expect(result.current.form).toMatchObject({ name: 'Porto weekends', boards: ['b1', 'b2'] });
});

test('after a save the form shows what was saved, also before the campaign has been read again', () => {
  const { result, rerender } = edit(stored('Porto', 1));
  act(() => result.current.change({ name: 'Porto weekends' }));
  act(() => result.current.clear(stored('Porto weekends', 2)));
  expect(result.current).toMatchObject({ dirty: false, version: 2, form: { name: 'Porto weekends' } });
  act(() => result.current.change({ name: 'Porto weekends 2' }));
  expect(result.current).toMatchObject({ dirty: true, base: { name: 'Porto weekends' }, version: 2 });
  act(() => result.current.change({ name: 'Porto weekends' }));
  rerender(stored('Lisbon', 3));
  expect(result.current).toMatchObject({ dirty: false, version: 3, form: { name: 'Lisbon' } });
});
