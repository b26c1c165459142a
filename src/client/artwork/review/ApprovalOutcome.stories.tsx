import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getFileFit, type Fit } from '#contract/artwork';
import { expect } from 'storybook/test';
import { answersOfFit, artworkAnswers, noExtension } from '#test/artworkAnswers';
import { aFile, aFit } from '#test/artworkFiles';
import { answerNever, type StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { ApprovalOutcome } from './ApprovalOutcome';

const answersWith = (file: object, fits: readonly Fit[]) => ({
  answers: [...answersOfFit(aFile({ _id: 'f1', ...file }), fits), ...artworkAnswers],
});
const manyNames = Array.from({ length: 9 }, (_, index) => `Rossio Shelter ${String(index + 1)}`);
const waitingFor2 = { ads: 2, holdsUp: { campaigns: 2, boards: 14 } };

const meta = {
  title: 'Artwork/ApprovalOutcome',
  component: ApprovalOutcome,
  args: { fileId: 'f1' },
} satisfies Meta<typeof ApprovalOutcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeDoNotFit: Story = {
  parameters: answersWith(waitingFor2, [
    aFit('exact', 1920, 1080, manyNames),
    aFit('nofit', 1080, 1920, ['Alfama Totem 2', 'Rossio Shelter North']),
    aFit('nofit', 1400, 400, ['A5 Bulletin km 3']),
  ]),
};
export const ManyDoNotFit: Story = { parameters: answersWith(waitingFor2, [aFit('nofit', 1080, 1920, manyNames)]) };
export const AllFit: Story = {
  parameters: answersWith({ ads: 1, holdsUp: { campaigns: 1, boards: 9 } }, [aFit('exact', 1920, 1080, manyNames)]),
};
export const NotUsed: Story = { parameters: answersWith({ ads: 0, holdsUp: null }, []) };
export const AtPlatformAlready: Story = {
  parameters: answersWith({ ads: 1, submission: { _id: 's1', state: 'pending', lastError: null }, holdsUp: null }, [
    aFit('exact', 1920, 1080, manyNames),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has a submission to .+ already and is not sent again\./)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: [answerNever(getFileFit), ...artworkAnswers] } satisfies StoryParameters,
};
/** An API with only the calls of section 7 cannot compute how artwork fits. */
export const FitUnknown: Story = {
  parameters: { answers: [noExtension, ...artworkAnswers] } satisfies StoryParameters,
};
