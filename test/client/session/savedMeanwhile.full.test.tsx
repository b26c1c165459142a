import { act, screen } from '@testing-library/react';
import { modifyBoard } from '#contract/boards';
import { modifyCampaign } from '#contract/campaigns';
import { modifyOrganisation } from '#contract/organisations';
import { testApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anaOkafor, anOrganisation, aSession } from '#test/people';

const on = testApp();

test('a form with edits says who has saved its record meanwhile: boards, campaigns, organisations', async () => {
  const { db } = on;
  const parentOrg = await anOrganisation(db, { orgName: 'Harbour Media' });
  const board = await aBoard(db, { boardname: 'Gate', boardOwner: parentOrg });
  const campaign = await aCampaign(db, { campaignName: 'Ferry fares', parentOrg });
  const as = {
    token: await aSession(db, anaOkafor),
  };
  const forms = [
    {
      kind: 'board' as const,
      address: `/boards?orgID=all&board=${board}`,
      field: /^Surface area/i,
      save: () => on.call(modifyBoard, { params: { id: board }, body: { boardname: 'Gate 2' } }, as),
      id: board,
    },
    {
      kind: 'campaign' as const,
      address: `/campaign/${campaign}?orgID=all`,
      field: /^Campaign name/,
      save: () => on.call(modifyCampaign, { params: { id: campaign }, body: { campaignPaused: true } }, as),
      id: campaign,
    },
    {
      kind: 'organisation' as const,
      address: `/organisation/${parentOrg}?orgID=all&edit=1`,
      field: /^Name/,
      save: () => on.call(modifyOrganisation, { params: { id: parentOrg }, body: { orgType: 'Agency' } }, as),
      id: parentOrg,
    },
  ];
  for (const { kind, address, field, save, id } of forms) {
    const page = await openPage(on, address);
    await page.user.type(await screen.findByLabelText(field), 'x');
    expect(screen.queryByText(/has just saved/)).not.toBeInTheDocument();
    await save();
    act(() => page.store.services.events.receive([{ kind, ids: [id] }]));
    expect(await screen.findByText(`Ana Okafor has just saved this ${kind}.`)).toBeInTheDocument();
    page.close();
  }
});
