import { render, screen, waitFor } from '@testing-library/react';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { root } from '#test/sources';
import { answerCalls, type StoryParameters } from '#test/storyAnswers';
import { StoryShell } from '#test/storyStore';

interface DrawnStory {
  args?: object;
  parameters?: StoryParameters;
  render?: (args: object, context: object) => ReactElement;
}
interface StoryModule extends Record<string, DrawnStory> {
  default: DrawnStory & { component: (args: object) => ReactElement };
}

/** Every list of the console: a story that shows it, and the names of its tables. */
const lists = [
  ['artwork/table/ArtworkTable', 'Ready', ['LATEST ARTWORKS']],
  ['artwork/table/ArtworkTable', 'Narrow', ['LATEST ARTWORKS']],
  ['artwork/table/ArtworkTable', 'WithAds', ['LATEST ARTWORKS']],
  ['artwork/ads/AdsTable', 'Ready', ['Ads']],
  ['artwork/ads/SubmissionsTable', 'Ready', ['Submissions']],
  ['boards/BoardsTable', 'Ready', ['Boards']],
  ['boards/inventory/ScreensTable', 'Ready', ['Screens']],
  ['boards/csv/PastLoads', 'Ready', ['Past loads']],
  ['boards/form/BoardEditor', 'Conflict', ['Fields that differ']],
  ['campaigns/CampaignsTable', 'Ready', ['Campaigns']],
  ['campaigns/overview/OrganisationPage', 'Ready', ['Campaigns', 'Ledger']],
  ['campaigns/overview/OrganisationPage', 'Boards', ['Boards']],
  ['campaigns/page/CampaignPage', 'Ready', ['Boards']],
  ['organisations/list/OrganisationsPage', 'Ready', ['Organisations']],
  ['organisations/list/OrganisationsPage', 'Financial', ['Wallets']],
  ['organisations/people/UsersPage', 'Ready', ['Users']],
  ['shell/audit/AuditPage', 'Ready', ['Audit log']],
] as const;

/** Loads a module whose path is known only at run time. */
const load = (path: string): StoryModule =>
  jest.requireActual<StoryModule>(join(root, 'src/client', `${path}.stories`));
// Loaded here because storybook/test registers hooks, which is not allowed inside a test.
const modules = new Map(lists.map(([path]) => [path, load(path)]));

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(lists)('%s, %s: %j drawn by antd, each as one table with its headers', async (path, name, tables) => {
  const { default: meta, [name]: story } = modules.get(path)!;
  const { address = '/', preload, answers = [] } = { ...meta.parameters, ...story?.parameters };
  stop = answerCalls(answers);
  const args = { ...meta.args, ...story?.args };
  const draw = story?.render ?? meta.render;
  const Component = meta.component;
  const { container } = render(
    <StoryShell mode="light" density="comfortable" address={address} bare={false} {...(preload ? { preload } : {})}>
      {draw ? draw(args, {}) : <Component {...args} />}
    </StoryShell>,
  );
  for (const table of tables) {
    const drawn = await screen.findByRole('table', { name: table }, { timeout: 10_000 });
    expect(drawn.closest('.ant-table')).not.toBeNull();
    await waitFor(() => expect(drawn.querySelectorAll('tbody tr[data-row-key]').length).toBeGreaterThan(0));
    expect(drawn.querySelectorAll('thead th').length).toBeGreaterThan(1);
  }
  expect(
    [...container.querySelectorAll('table')].filter((table) => table.closest('.ant-table, .ant-descriptions') === null),
  ).toEqual([]);
});
