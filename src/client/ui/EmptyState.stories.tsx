import { PictureOutlined, UploadOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { EmptyState } from './EmptyState';
import { messages } from './messages';

const meta = { title: 'UI/EmptyState', component: EmptyState, args: { text: messages.boards.empty } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['baseline'] };
export const WithAction: Story = {
  args: {
    text: messages.artwork.empty,
    icon: <PictureOutlined />,
    action: (
      <Button size="small" icon={<UploadOutlined />}>
        {messages.upload.upload}
      </Button>
    ),
  },
};
