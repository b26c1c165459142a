import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { getFileFit } from '#contract/artwork';
import { getCampaign } from '#contract/campaigns';
import { someFiles } from '#test/artworkFiles';
import { aCampaignReply, editorAnswers, marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { answer, answerFailure, answerNever } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
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
const parameters = (own: StoryParameters['answers'] = []): StoryParameters => ({
  answers: [...own, ...boardAnswers, ...marketplaceAnswers],
  address: '/campaign/c1?orgID=o1',
});

const meta = {
  title: 'Campaigns/CampaignPage',
  component: CampaignPage,
  render: () => (
    <Routes>
      <Route path="/campaign/:id" element={<CampaignPage />} />
    </Routes>
  ),
  parameters: { ...parameters([ready]) },
} satisfies Meta<typeof CampaignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const ConfigErrors: Story = {
  parameters: parameters([
    answer(getCampaign, {
      campaign: aCampaignReply({
        configErrors: [
          { code: 'boards', message: 'No board is booked.' },
          { code: 'artwork', message: 'No artwork is approved.' },
        ],
      }),
      boards: [],
      artworks: [],
    }),
  ]),
};
export const Loading: Story = { parameters: parameters([answerNever(getCampaign)]) };
export const Failed: Story = { parameters: parameters([answerFailure(getCampaign, 'campaign.not_found')]) };
