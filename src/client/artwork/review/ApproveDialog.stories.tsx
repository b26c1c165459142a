import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { getFile, getFileFit, type ArtworkFile, type Fit } from '#contract/artwork';
import { answersOfFit, artworkAnswers } from '#test/artworkAnswers';
import { withoutExtensions } from '#test/marketplace';
import { aFile, aFit } from '#test/artworkFiles';
import { inDocument } from '#test/storyPlays';
import { answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { ApproveDialog } from './ApproveDialog';

const fileName = 'kestrel_lisbon_1920x1080.jpg';
const file = aFile({ _id: 'f1', fileName, ads: 2, holdsUp: { campaigns: 2, boards: 14 } });
const booked = (...fits: Fit[]) => bookedFor({}, ...fits);
const bookedFor = (given: Partial<ArtworkFile>, ...fits: Fit[]) =>
  answering(...answersOfFit({ ...file, ...given }, fits));
const wide = aFit(
  'exact',
  1920,
  1080,
  Array.from({ length: 11 }, (_, index) => `Quay ${String(index + 1)}`),
);

const meta = {
  title: 'Artwork/ApproveDialog',
  component: ApproveDialog,
  args: {
    open: true,
    context: { fileId: 'f1', fileName, decision: 'approve', conflict: undefined, failure: undefined },
    onCancel: fn(),
    onApprove: fn(),
  },
  parameters: {
    answers: [
      ...answersOfFit(file, [
        wide,
        aFit('nofit', 1080, 1920, ['Alfama Totem 2', 'Rossio Shelter North']),
        aFit('nofit', 1400, 400, ['A5 Bulletin km 3']),
      ]),
      ...artworkAnswers,
    ],
  } satisfies StoryParameters,
} satisfies Meta<typeof ApproveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus is on 'Approve': Enter approves, Esc cancels. */
export const SomeDoNotFit: Story = {
  tags: ['smoke'],
  play: async ({ args, canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    const approve = await page.findByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const AllFit: Story = booked(wide);
export const NoneFits: Story = booked(aFit('nofit', 1080, 1920, ['Alfama Totem 2']));
export const NotUsed: Story = bookedFor({ ads: 0, holdsUp: null });
export const AtPlatformAlready: Story = {
  ...bookedFor({ ads: 1, submission: { _id: 's1', state: 'pending', lastError: null }, holdsUp: null }, wide),
  play: async ({ canvasElement }) => {
    await inDocument(canvasElement).findByText(/has a submission to .+ already and is not sent again\./);
  },
};
/** An API with only the calls of section 7 cannot compute how artwork fits. */
export const FitUnknown: Story = answering(withoutExtensions);
export const Loading: Story = answering(answerNever(getFile), answerNever(getFileFit));
export const Saving: Story = { args: { busy: true } };
/** Another user decided first: Enter keeps that decision. */
export const Conflicted: Story = {
  tags: ['smoke'],
  args: {
    context: {
      fileId: 'f1',
      fileName,
      decision: 'approve',
      failure: undefined,
      conflict: {
        by: 'Ana Okafor',
        at: '2026-11-21T08:58:00.000Z',
        decision: 'rejected',
        comment: 'Logo is cut off at the edge',
        version: 2,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const keep = await inDocument(canvasElement).findByRole('button', { name: /^Keep that decision/ });
    await waitFor(() => expect(keep).toHaveFocus());
  },
};
