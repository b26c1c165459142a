import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { someFiles } from '#test/artworkFiles';
import { answerFailure, answering, type StoryParameters } from '#test/storyAnswers';
import { countFileTouches } from '#contract/touches';
import '../artwork.css';
import { BulkArtworkActions } from './BulkArtworkActions';
import { BulkDisapproval } from './BulkDisapproval';
import { useArtworkQuestion } from './useArtworkQuestion';

const items = someFiles.map(({ _id, fileName }) => ({ id: _id, name: fileName }));

const idle = { phase: null, context: { items: [], done: [], failed: [] } };

/** The two questions without a reason. */
function Asking() {
  const confirmArtworks = useArtworkQuestion();
  return (
    <BulkArtworkActions
      onChoose={(kind) => {
        if (kind === 'approve' || kind === 'delete') void confirmArtworks(kind, items);
      }}
    />
  );
}

const meta = {
  title: 'Artwork/BulkDisapproval',
  component: BulkDisapproval,
  args: { open: true, items, run: idle, onSend: () => undefined, onClose: () => undefined },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof BulkDisapproval>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Disapprove: Story = {};
export const Uncounted: Story = answering(answerFailure(countFileTouches, 'internal'));
export const Approve: Story = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Approve Selected'));
  },
};
export const Delete: Story = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Delete Selected'));
  },
};
