import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { getFileFit, listArtworks } from '#contract/artwork';
import { someFiles } from '#test/artworkFiles';
import { aCampaignReply, editorAnswers, marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { answer } from '#test/storyAnswers';
import { campaignMessages } from '../campaigns.messages';
import { CampaignConflictNote } from './CampaignConflictNote';
import { CampaignEditor } from './CampaignEditor';
import { emptyForm, type CampaignForm } from './campaignForm';
import { ConfigErrors as ConfigErrorsAlert } from './ConfigErrors';

const artworks = someFiles.slice(0, 2);
const fullHd = { width: 1920, height: 1080, durationMs: null, bytes: 200_000, type: 'image/jpeg', animated: false };
const campaign = aCampaignReply({
  campaignBoards: someBoardReplies.map(({ _id }) => _id),
  artworks: artworks.map(({ _id }) => _id),
});
const answers = [
  answer(listArtworks, { files: [...someFiles], totalFiles: someFiles.length }),
  answer(getFileFit, { file: fullHd, fits: [] }),
  ...editorAnswers,
  ...marketplaceAnswers,
];
const nothing = (): void => undefined;

const meta = {
  title: 'Campaigns/CampaignEditor',
  component: CampaignEditor,
  args: {
    campaign,
    boards: someBoardReplies,
    artworks,
    organisation: 'o1',
    team: 't1',
    onCreated: nothing,
    onCancel: nothing,
  },
  parameters: { answers, address: '/campaign/c1?orgID=o1' },
} satisfies Meta<typeof CampaignEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};
export const New: Story = {
  render: (args) => (
    <CampaignEditor
      boards={[]}
      artworks={[]}
      organisation={args.organisation}
      team={args.team}
      onCreated={nothing}
      onCancel={nothing}
    />
  ),
};

/** Submitted without a name: the field shows what is missing, and nothing is created. */
export const Incomplete: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: campaignMessages.create }));
    await expect(await canvas.findByText(campaignMessages.nameMissing)).toBeVisible();
  },
};

export const ConfigErrors: Story = {
  render: () => (
    <ConfigErrorsAlert
      campaign={aCampaignReply({
        configErrors: [
          { code: 'boards.none', message: 'No boards are chosen.' },
          { code: 'artworks.waiting', message: `${artworks[0]?.fileName ?? ''} is waiting for review.` },
          { code: 'budget.daily', message: 'The daily budget is on but has no amount.' },
          { code: 'wallet.empty', message: 'The wallet of the organisation is empty.' },
        ],
      })}
      artworks={artworks.map((artwork) => ({ ...artwork, isPreApproved: null }))}
    />
  ),
};

const form = (own: Partial<CampaignForm>): CampaignForm => ({ ...emptyForm, name: 'Winter on the river', ...own });
/** A colleague changed the same fields. */
export const Conflict: Story = {
  render: () => (
    <CampaignConflictNote
      conflict={{
        fields: ['name', 'end', 'dailyEnabled'],
        mine: form({ name: 'Winter by the river', end: '2026-12-20T22:00', dailyEnabled: true }),
        theirs: form({ end: '2026-12-24T22:00' }),
        merged: form({}),
        version: 3,
        changedBy: 'Ana Oliveira',
        changedAt: '2026-11-21T08:55:00.000Z',
      }}
      busy={false}
      onResolve={nothing}
      onYield={nothing}
    />
  ),
};
