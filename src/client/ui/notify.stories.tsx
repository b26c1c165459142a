import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { useEffect } from 'react';
import { messages } from './messages';
import { notify } from './notify';

const undo = { label: messages.artwork.undo, keys: 'Z', run: () => undefined };
const lasting = { duration: 0 };

const samples = {
  success: () => notify.success({ ...lasting, text: messages.boards.saved }),
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
      text: messages.campaigns.removing,
      detail: messages.list.progress(7, 12),
      action: { label: messages.list.stop, run: () => undefined },
    }),
  warning: () => notify.warning({ ...lasting, text: messages.wallet.runningLow }),
  error: () =>
    notify.error({
      text: messages.failures.server,
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
