import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { roleNames, type Grant, type RoleName } from '#contract/permissions';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation, aSession, aTeam, everywhere } from '#test/people';

/*
 * The console offers only what the server allows: every enabled button of every page, and of every dialog that opens,
 * is pressed once per role. Names are compared without record names, so a button of a list is pressed in one row only.
 */
const on = testApp();
const ids = { organisation: '', team: '', board: '', campaign: '', artwork: '' };
const theirs = { ...ids };
const tokens = new Map<RoleName, string>();
/** Grants the role for one organisation, and reading everywhere. */
const narrowed = (role: RoleName): Grant[] => [
  { role, organisations: [ids.organisation] },
  { role: 'Viewer', organisations: null },
];
const narrowTokens = new Map<RoleName, string>();
beforeAll(async () => {
  ids.organisation = await anOrganisation(on.db, { orgName: 'Harbour Media', fundsMicros: 5_000_000 });
  ids.team = await aTeam(on.db, { teamName: 'Harbour team', orgId: ids.organisation, members: [on.adminId] });
  for (const nth of [1, 2, 3]) {
    ids.artwork = await anArtwork(on.db, { fileName: `record-${String(nth)}.png`, orgId: ids.organisation });
    ids.board = await aBoard(on.db, { boardname: `record-${String(nth)}`, boardOwner: ids.organisation });
    ids.campaign = await aCampaign(on.db, { campaignName: `record-${String(nth)}`, parentOrg: ids.organisation });
  }
  theirs.organisation = await anOrganisation(on.db, { orgName: 'Alder & Finch', fundsMicros: 5_000_000 });
  theirs.team = await aTeam(on.db, { teamName: 'Alder team', orgId: theirs.organisation });
  theirs.artwork = await anArtwork(on.db, { fileName: 'theirs.png', orgId: theirs.organisation });
  theirs.board = await aBoard(on.db, { boardname: 'theirs', boardOwner: theirs.organisation });
  theirs.campaign = await aCampaign(on.db, { campaignName: 'theirs', parentOrg: theirs.organisation });
  for (const role of roleNames) {
    tokens.set(role, await aSession(on.db, { email: `${role}@test.example`, roles: everywhere(role) }));
    narrowTokens.set(role, await aSession(on.db, { email: `narrow-${role}@test.example`, roles: narrowed(role) }));
  }
});

const pages: Readonly<Record<string, () => string>> = {
  '/home': () => '/home?orgID=all',
  'review mode': () => `/home?orgID=all&review=${ids.artwork}`,
  '/ads': () => '/ads?orgID=all',
  'one board': () => `/boards?orgID=all&board=${ids.board}`,
  '/campaigns': () => '/campaigns?orgID=all',
  'one campaign': () => `/campaign/${ids.campaign}?orgID=all`,
  '/organisations': () => '/organisations/?orgID=all',
  'one organisation': () => `/organisation/${ids.organisation}?orgID=all`,
  '/users': () => '/users?orgID=all',
  '/inventory': () => '/inventory?orgID=all',
};

const selector = 'button:not([disabled]):not([aria-disabled="true"]), [role="menuitem"]:not([aria-disabled="true"])';
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\brecord-\d\S*/g, '').trim();

/** The page's main part, and the dialogs and menus over it. */
const places = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#main, [role="dialog"], .ant-dropdown:not(.ant-dropdown-hidden)'),
];
const press = async (element: Element): Promise<void> => {
  await act(async () => {
    fireEvent.click(element);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};

/** Presses each button once; those of an open dialog or menu first. @returns the names of the pressed buttons */
async function pressAll(leave: () => Promise<void>): Promise<string[]> {
  const pressed = new Set<string>();
  for (let more = 0; more < 60; more += 1) {
    const next = places()
      .reverse()
      .flatMap((place) => [...place.querySelectorAll(selector)])
      .find((element) => !pressed.has(nameOf(element)));
    if (next === undefined) {
      if (document.querySelector('[role="dialog"]') === null) break;
      await leave();
      if (document.querySelector('[role="dialog"]') !== null) break;
      continue;
    }
    pressed.add(nameOf(next));
    await press(next);
  }
  return [...pressed];
}

/** Records calls that the server refuses with 403. */
function watchAnswers(): string[] {
  const refused: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 403)
      refused.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`);
    return answer;
  };
  return refused;
}

// The server refuses nothing to an Owner. `npm run test:all` sweeps the Viewer alone, `npm run test:attack` every other role.
const isLong = process.env['ROLE_SWEEP'] === 'all';
const swept: readonly RoleName[] = isLong ? roleNames.filter((role) => role !== 'Owner') : ['Viewer'];
const deciding = ['Reviewer', 'Inventory', 'Finance'] as const satisfies readonly RoleName[];
/** Pages that mix records of both organisations, and pages of the other organisation's records. */
const mixed: Readonly<Record<string, () => string>> = {
  ...pages,
  "review mode on another's artwork": () => `/home?orgID=all&review=${theirs.artwork}`,
  "another's board": () => `/boards?orgID=all&board=${theirs.board}`,
  "another's campaign": () => `/campaign/${theirs.campaign}?orgID=all`,
  "another's organisation": () => `/organisation/${theirs.organisation}?orgID=all`,
  'a new board of another': () => `/boards?orgID=${theirs.organisation}`,
};

async function expectNothingRefused(address: string, token: string): Promise<void> {
  const page = await openPage(on, address, { token });
  const refused = watchAnswers();
  await screen.findByRole('main');
  await waitFor(() => expect(document.querySelector('#main [aria-busy="true"]')).toBeNull(), { timeout: 10_000 });
  const pressed = await pressAll(() => page.go(address));
  expect(refused).toEqual([]);
  expect(pressed.length).toBeGreaterThan(0);
}

describe.each(swept)('%s', (role) => {
  test.each(Object.keys(pages))('is offered nothing on %s that the server refuses', (name) =>
    expectNothingRefused(pages[name]?.() ?? '', tokens.get(role) ?? ''),
  );
});

// `npm run test:all` sweeps one page per role; roles.page.test checks the controls of the others.
describe.each(deciding)('a %s of one organisation who reads all', (role) => {
  test.each(isLong ? Object.keys(mixed) : ["another's organisation"])(
    'is offered nothing on %s that the server refuses',
    (name) => expectNothingRefused(mixed[name]?.() ?? '', narrowTokens.get(role) ?? ''),
  );
});
