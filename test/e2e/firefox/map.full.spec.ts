import { makeBoards } from '../support/boards';
import { expect, test, tokenFor } from '../support/firefox';

test.describe.configure({ timeout: 300_000 });

test('Firefox: the map shows boards, a pin opens its board, and a box selects', async ({ tab, request }) => {
  await makeBoards(request, [
    { boardname: 'Fox Reef West', lat: -30, long: -130 },
    { boardname: 'Fox Reef East', lat: -30, long: -100 },
  ]);
  await tab.openAs(await tokenFor(request), '/boards?orgID=all&search=Fox%20Reef&view=map');
  await tab.click('button', 'Manage Board Fox Reef West');
  await tab.find('textbox', 'Board name');
  expect(new URL(tab.page.url()).searchParams.get('board')).not.toBeNull();
  await tab.press('Escape');

  await tab.click('button', 'Select an area');
  const spot = await (await tab.find('button', 'Manage Board Fox Reef East')).boundingBox();
  if (spot === null) throw new Error('The pin is not on the map');
  const { mouse } = tab.page;
  await mouse.move(spot.x - 40, spot.y - 40);
  await mouse.down();
  await mouse.move(spot.x + spot.width + 30, spot.y + spot.height + 30, { steps: 6 });
  await mouse.up();
  await tab.reads('1 selected');
});
