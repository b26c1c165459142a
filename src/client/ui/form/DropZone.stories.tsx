import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfigProvider } from 'antd';
import { DropZone, DropZoneFace } from './DropZone';
import { addBoardMessages } from '../../boards/addBoard.messages';

const messages = {
  idle: 'Drop a CSV file here or choose one',
  accept: 'Good, this is a CSV file',
  reject: addBoardMessages.onlyCsv,
};
const nothing = () => undefined;

const meta = {
  title: 'UI/DropZone',
  component: DropZone,
  args: { label: 'CSV files', messages, accept: { 'text/csv': ['.csv'] }, onFiles: nothing, onRefused: nothing },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Disabled: Story = {
  render: (args) => (
    <ConfigProvider componentDisabled>
      <DropZone {...args} />
    </ConfigProvider>
  ),
};
export const Active: Story = { render: () => <DropZoneFace state="active" messages={messages} /> };
export const Accept: Story = { render: () => <DropZoneFace state="accept" messages={messages} /> };
export const Reject: Story = { render: () => <DropZoneFace state="reject" messages={messages} /> };
