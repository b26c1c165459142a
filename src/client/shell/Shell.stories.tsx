import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getOrganisation } from '#contract/organisations';
import { getMe } from '#contract/session';
import { boardAnswers } from '#test/boardAnswers';
import { anOrganisationReply } from '#test/marketplace';
import { robin } from '#test/profileAnswers';
import { answer, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { connectionChanged } from '../api/connection.slice';
import { shellMessages } from './shell.messages';
import { Shell } from './Shell';
import { SidebarDrawer } from './SidebarDrawer';

const home = '/home?orgID=o1&teamID=t1';

/** The frame of every page: sidebar, top bar, page. */
const meta = {
  title: 'Shell/Shell',
  component: Shell,
  args: { children: <h1>A page</h1> },
  parameters: {
    answers: boardAnswers,
    address: home,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(answerNever(getMe), answerNever(getOrganisation));
export const LowCredit: Story = answering(
  answer(getOrganisation, { org: anOrganisationReply({ orgWallet: { fundsAvailable: 4.99 } }) }),
);
export const NobodysName: Story = answering(answer(getMe, { ...robin, firstName: '', lastName: '' }));
export const AllOrganisations: Story = at('/home?orgID=all');
export const Rail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(shellMessages.toggleSidebar));
  },
};
export const UserMenuOpen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(shellMessages.userMenu('Robin Vale')));
    await inDocument(canvasElement).findByText(shellMessages.yourProfile);
  },
};
/** The keys that the pages listen to. */
export const Keys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(shellMessages.keys));
    await inDocument(canvasElement).findByRole('dialog');
  },
};
export const DatabaseAway: Story = {
  parameters: {
    preload: ({ dispatch }) => void dispatch(connectionChanged('databaseAway')),
  } satisfies StoryParameters,
};
export const Drawer: Story = { render: () => <SidebarDrawer open onClose={() => undefined} /> };
export const Phone: Story = { tags: ['smoke'], globals: { viewport: { value: 'phone' } } };
