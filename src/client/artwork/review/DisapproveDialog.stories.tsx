import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { artworkAnswers } from '#test/artworkAnswers';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { listFiles } from '#contract/artwork';
import '../artwork.css';
import { DisapproveDialog } from './DisapproveDialog';

/** With a reason field that works. */
function Asking({ reason = '', busy = false }: { reason?: string; busy?: boolean }) {
  const [typed, setTyped] = useState(reason);
  return (
    <DisapproveDialog
      open
      what="kestrel_lisbon_1920x1080.jpg"
      reason={typed}
      busy={busy}
      canSend={!busy && typed.trim() !== ''}
      onReason={setTyped}
      onCancel={() => setTyped('')}
      onSend={() => setTyped('')}
    />
  );
}

const meta = {
  title: 'Artwork/DisapproveDialog',
  component: Asking,
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Blank: Story = {};
export const Given: Story = { tags: ['smoke'], args: { reason: 'Price is out of date' } };
export const Busy: Story = { args: { reason: 'Price is out of date', busy: true } };
export const WithoutLastReasons: Story = {
  parameters: {
    answers: [answer(listFiles, { files: [], totalFiles: 0 }), ...artworkAnswers],
  } satisfies StoryParameters,
};
