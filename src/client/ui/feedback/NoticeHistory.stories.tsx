import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkMessages } from '../../artwork/artwork.messages';
import { boardMessages } from '../../boards/boards.messages';
import { failureMessages } from '../ui.messages';
import { NoticeHistory } from './NoticeHistory';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const meta = {
  title: 'UI/NoticeHistory',
  component: NoticeHistory,
  args: {
    notices: [
      {
        id: 3,
        key: 'artwork.submission:1',
        kind: 'error',
        text: artworkMessages.submissionFailed,
        detail: 'kestrel_lisbon_1920x1080.jpg is approved. The platform did not answer in time.',
        at: minutesAgo(1),
      },
      {
        id: 2,
        key: 'network',
        kind: 'warning',
        text: failureMessages.offline,
        at: minutesAgo(12),
      },
      { id: 1, key: 'board.saved', kind: 'success', text: boardMessages.saved, at: minutesAgo(90) },
    ],
    onClear: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof NoticeHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { notices: [] } };
