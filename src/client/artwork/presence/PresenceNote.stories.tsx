import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listPresence } from '#contract/events';
import { artworkAnswers } from '#test/artworkAnswers';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { PresenceLine } from './PresenceLine';
import { PresenceNote } from './PresenceNote';

const meta = {
  title: 'Artwork/PresenceNote',
  component: PresenceNote,
  args: { names: ['Ana Okafor'], onNextFree: (): void => undefined },
} satisfies Meta<typeof PresenceNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneColleague: Story = {};
export const Several: Story = { args: { names: ['Ana Okafor', 'Jo Lindqvist', 'Mina Farrow'] } };
/** Every other artwork is open elsewhere or decided. */
export const NothingElseFree: Story = {
  render: () => <PresenceNote names={['Ana Okafor']} onNextFree={undefined} />,
};
/** As a row of a table shows it. */
export const InARow: Story = {
  parameters: {
    answers: [
      answer(listPresence, { present: [{ fileID: 'f1', name: 'Ana Okafor', isMe: false }] }),
      ...artworkAnswers,
    ],
  } satisfies StoryParameters,
  render: () => <PresenceLine fileId="f1" />,
};
