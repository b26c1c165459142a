import { advertise, anyTeam, callerOf, filesNamed, submissionsOf, uploadArtworks } from '../support/artworks';
import { password, robin } from '../support/console';
import { expect, test, tokenFor } from '../support/firefox';

test.describe.configure({ timeout: 300_000 });

const approved = 'fox-approved.png';
const rejected = 'fox-rejected.png';

test('Firefox: signs in, approves an artwork that is then submitted, and disapproves another with a reason', async ({
  tab,
  request,
}) => {
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  const [advertised = ''] = await uploadArtworks(request, api, team.orgID, [approved, rejected]);
  await advertise(api, 'Fox', team, [advertised]);

  await tab.open('/');
  await tab.fill('Email', robin.email);
  await tab.fill('Password', password);
  await tab.click('button', 'Log In');
  await tab.reads(`Hey ${robin.firstName}.`);

  await tab.fill('Search LATEST ARTWORKS by name', approved);
  await tab.click('button', `Approve ${approved}`);
  await tab.click('button', /^Approve/, await tab.find('dialog', 'Approve this artwork?'));
  await tab.reads('Successfully saved message to file.', 'Queued for the SSP');

  await tab.fill('Search LATEST ARTWORKS by name', rejected);
  await tab.click('button', `Disapprove ${rejected}`);
  await tab.fill('Reason', 'Price is out of date');
  await tab.press('Enter');
  await tab.reads('Rejected', 'Price is out of date');

  expect(await filesNamed(api, 'fox-')).toMatchObject([
    { fileName: approved, isPreApproved: true },
    { fileName: rejected, isPreApproved: false, approvalComment: 'Price is out of date' },
  ]);
  await expect
    .poll(async () => (await submissionsOf(api, advertised)).map(({ state }) => /^(pending|approved)$/.test(state)), {
      message: 'the platform has it',
      timeout: 90_000,
    })
    .toEqual([true]);
});
