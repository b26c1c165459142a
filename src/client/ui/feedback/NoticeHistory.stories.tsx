import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkMessages } from '../../artwork/artwork.messages';
import { boardMessages } from '../../boards/boards.messages';
import { failureMessages } from '../ui.messages';
import { NoticeHistory } from './NoticeHistory';

const meta = {
  title: 'UI/NoticeHistory',
  component: NoticeHistory,
  args: {
    notices: [
      {
        name: '3',
        key: 'artwork.submission:1',
        kind: 'error',
        text: artworkMessages.submissionFailed,
        detail: 'kestrel_lisbon_1920x1080.jpg is approved. The platform did not answer in time.',
        at: '2026-11-21T11:59:00Z',
      },
      {
        name: '2',
        key: 'network',
        kind: 'warning',
        text: failureMessages.offline,
        at: '2026-11-21T11:48:00Z',
      },
      { name: '1', key: 'board.saved', kind: 'success', text: boardMessages.saved, at: '2026-11-21T10:30:00Z' },
    ],
    onClear: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof NoticeHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { notices: [] } };
