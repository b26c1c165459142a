import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { connectionChanged } from '../api/connection.slice';
import { useAppDispatch } from '../store';
import { SaveAlert } from './SaveAlert';

const meta = {
  title: 'Flows/SaveAlert',
  component: SaveAlert,
  args: {
    text: (reason) => `Failed to save the organisation. Error: ${reason}`,
    onSaveAgain: () => undefined,
    failure: { status: 500, code: 'internal', message: 'It broke.', requestId: '8f2c-41aa' },
  },
} satisfies Meta<typeof SaveAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Unreachable: Story = {
  args: { failure: { status: 0, code: 'network', message: 'No answer.' } },
  decorators: [
    (Alert) => {
      const dispatch = useAppDispatch();
      useEffect(() => void dispatch(connectionChanged('unreachable')), [dispatch]);
      return <Alert />;
    },
  ],
};
export const Stale: Story = {
  args: { failure: { status: 409, code: 'record.stale', message: 'Stale.', changedBy: 'Ana Okafor' } },
};
