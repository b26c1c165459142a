import { anyTeam, callerOf, filesNamed, uploadArtworks } from '../support/artworks';
import { expect, test, tokenFor } from '../support/firefox';

test.describe.configure({ timeout: 300_000 });

const names = ['vixen-1.png', 'vixen-2.png', 'vixen-3.png'];

test('Firefox: review mode by keys alone, with a zoom and an undo', async ({ tab, request }) => {
  const api = callerOf(request, await tokenFor(request));
  const [first = ''] = await uploadArtworks(request, api, (await anyTeam(api)).orgID, names);
  const order = 'latest.search=vixen-&latest.sortID=fileName&latest.sortDesc=false';
  await tab.openAs(await tokenFor(request), `/home?review=${first}&${order}`);
  // Wait for the artwork: keys are ignored until it is visible.
  const shows = (name = 'none') => tab.find('image', `${name}, PNG`);

  await shows(names[0]);
  await tab.press('+');
  await tab.press('0');
  await tab.press('a');
  await tab.press('Enter');
  await shows(names[1]);
  await tab.press('z');
  await shows(names[0]);
  await tab.press('a');
  await tab.press('Enter');
  await shows(names[1]);
  for (const key of ['d', '1', 'Enter'] as const) await tab.press(key);
  await shows(names[2]);
  await tab.press('Escape');
  await tab.reads('Hey Robin.');
  await expect
    .poll(async () => (await filesNamed(api, 'vixen-')).map(({ isPreApproved }) => isPreApproved), { timeout: 30_000 })
    .toEqual([true, false, null]);
});
