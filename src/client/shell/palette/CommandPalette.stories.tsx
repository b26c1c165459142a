import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listArtworks } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { listCampaigns } from '#contract/campaigns';
import { marketplaceAnswers, someBoardReplies, someCampaigns } from '#test/marketplace';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { userEvent, within } from 'storybook/test';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { CommandPalette } from './CommandPalette';

function Page() {
  useShortcuts([{ id: 'boards.add', keys: 'n', label: 'Add a new board', group: 'Boards', run: () => undefined }]);
  return <CommandPalette open onClose={() => undefined} />;
}

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  args: { open: true, onClose: () => undefined },
  render: () => <Page />,
  parameters: {
    answers: [
      answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 5 }),
      answer(listBoards, { boards: [...someBoardReplies], totalBoards: 3 }),
      answer(listArtworks, { files: [], totalFiles: 0 }),
      ...marketplaceAnswers,
    ],
    address: '/boards?orgID=o1',
  } satisfies StoryParameters,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement.ownerDocument.body).findByRole('combobox'), text);
  };

export const Ready: Story = { tags: ['smoke'] };
export const Found: Story = { play: typing('a') };
export const NoMatch: Story = { play: typing('zzzz') };
