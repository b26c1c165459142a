import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { getFileFit } from '#contract/artwork';
import { getCampaign } from '#contract/campaigns';
import { someFiles } from '#test/artworkFiles';
import { aCampaignReply, editorAnswers, marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { CampaignConflictNote } from '../editor/CampaignConflictNote';
import { emptyForm, type CampaignForm } from '../editor/campaignForm';
import '../editor/editor.css';
import { CampaignPage } from './CampaignPage';

const ready = answer(getCampaign, {
  campaign: aCampaignReply(),
  boards: [...someBoardReplies],
  artworks: [...someFiles],
});
const boardAnswers = [
  ...editorAnswers,
  answer(getFileFit, {
    file: { width: 1920, height: 1080, durationMs: null, bytes: 200_000, type: 'image/jpeg' },
    fits: [],
  }),
];

const meta = {
  title: 'Campaigns/CampaignPage',
  component: CampaignPage,
  render: () => (
    <Routes>
      <Route path="/campaign/:id" element={<CampaignPage />} />
    </Routes>
  ),
  parameters: {
    answers: [ready, ...boardAnswers, ...marketplaceAnswers],
    address: '/campaign/c1?orgID=o1',
  } satisfies StoryParameters,
} satisfies Meta<typeof CampaignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const ConfigErrors: Story = answering(
  answer(getCampaign, {
    campaign: aCampaignReply({
      configErrors: [
        { code: 'boards.none', message: 'No boards are chosen.' },
        { code: 'artworks.waiting', message: 'An artwork is waiting for review.' },
        { code: 'budget.daily', message: 'The daily budget is on but has no amount.' },
        { code: 'wallet.empty', message: 'The wallet of the organisation is empty.' },
      ],
    }),
    boards: [],
    artworks: someFiles.map((file) => ({ ...file, isPreApproved: null })),
  }),
);
export const Loading: Story = answering(answerNever(getCampaign));
export const Failed: Story = answering(answerFailure(getCampaign, 'campaign.not_found'));

const form = (own: Partial<CampaignForm>): CampaignForm => ({ ...emptyForm, name: 'Winter on the river', ...own });
/** A colleague changed the same fields. */
export const Conflict: Story = {
  render: () => (
    <CampaignConflictNote
      conflict={{
        conflicting: ['name', 'end', 'dailyEnabled'],
        onlyMine: [],
        onlyTheirs: [],
        mine: form({ name: 'Winter by the river', end: '2026-12-20T22:00', dailyEnabled: true }),
        theirs: form({ end: '2026-12-24T22:00' }),
        values: form({}),
        failure: {
          status: 409,
          code: 'record.stale',
          message: 'Changed in between.',
          changedBy: 'Ana Oliveira',
          changedAt: '2026-11-21T08:55:00.000Z',
        },
      }}
      busy={false}
      onResolve={() => undefined}
      onYield={() => undefined}
    />
  ),
};
