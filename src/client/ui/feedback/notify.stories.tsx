import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { useEffect } from 'react';
import { artworkMessages } from '../../artwork/artwork.messages';
import { boardMessages } from '../../boards/boards.messages';
import { campaignMessages } from '../../campaigns/campaigns.messages';
import { walletMessages } from '../../organisations/organisations.messages';
import { failureMessages, listMessages } from '../ui.messages';
import { NoticeHistory } from './NoticeHistory';
import { notify } from './notify';

const undo = { label: artworkMessages.undo, keys: 'Z', run: () => undefined };
const lasting = { duration: 0 };

const samples = {
  success: () => notify.success({ ...lasting, text: boardMessages.saved }),
  action: () =>
    notify.success({
      ...lasting,
      text: (
        <>
          Approved <strong>kestrel_lisbon_1920x1080.jpg</strong>
        </>
      ),
      detail: 'Goes to the SSP in 7 seconds',
      key: 'undo',
      action: undo,
    }),
  progress: () =>
    notify.progress({
      text: campaignMessages.removing,
      detail: listMessages.progress(7, 12),
      action: { label: listMessages.stop, run: () => undefined },
    }),
  warning: () => notify.warning({ ...lasting, text: walletMessages.runningLow }),
  error: () =>
    notify.error({
      text: failureMessages.server,
      detail: 'Stays until closed. Click to reload.',
      onClick: () => undefined,
    }),
};

function Notices({ kinds }: { kinds: (keyof typeof samples)[] }) {
  useEffect(() => {
    const keys = kinds.map((kind) => samples[kind]());
    return () => keys.forEach(notify.close);
  }, [kinds]);
  return (
    <div className="mq-end">
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => samples[kind]()}>
          {kind}
        </Button>
      ))}
    </div>
  );
}

const meta = { title: 'UI/Notices', component: Notices } satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = { args: { kinds: ['success', 'action', 'progress'] } };
export const Lasting: Story = { args: { kinds: ['warning', 'error'] } };
export const AtMostThree: Story = { args: { kinds: ['success', 'action', 'progress', 'warning', 'error'] } };
const nothing = () => undefined;
export const History: Story = {
  args: { kinds: [] },
  render: () => (
    <NoticeHistory
      notices={[
        {
          name: '3',
          key: 'artwork.submission:1',
          kind: 'error',
          text: artworkMessages.submissionFailed,
          detail: 'kestrel_lisbon_1920x1080.jpg is approved. The platform did not answer in time.',
          at: '2026-11-21T11:59:00Z',
        },
        { name: '2', key: 'network', kind: 'warning', text: failureMessages.offline, at: '2026-11-21T11:48:00Z' },
        { name: '1', key: 'saved', kind: 'success', text: boardMessages.saved, at: '2026-11-21T10:30:00Z' },
      ]}
      onClear={nothing}
      onClose={nothing}
    />
  ),
};
export const HistoryEmpty: Story = {
  args: { kinds: [] },
  render: () => <NoticeHistory notices={[]} onClear={nothing} onClose={nothing} />,
};
