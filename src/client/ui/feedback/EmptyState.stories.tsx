import { PictureOutlined, UploadOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { EmptyState } from './EmptyState';
import { uploadMessages } from '../../api/upload.messages';
import { artworkMessages } from '../../artwork/artwork.messages';
import { boardMessages } from '../../boards/boards.messages';

const meta = { title: 'UI/EmptyState', component: EmptyState, args: { text: boardMessages.empty } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    text: artworkMessages.empty,
    icon: <PictureOutlined />,
    action: (
      <Button size="small" icon={<UploadOutlined />}>
        {uploadMessages.upload}
      </Button>
    ),
  },
};
