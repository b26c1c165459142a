import { DownOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { inDocument } from '#test/storyPlays';
import { ActionMenu } from './ActionMenu';

const meta = {
  title: 'UI/ActionMenu',
  component: ActionMenu,
  args: {
    items: [
      { key: 'pause', label: 'Pause selected', onClick: () => undefined },
      { key: 'resume', label: 'Resume selected', disabled: true },
      { key: 'delete', label: 'Delete selected', danger: true },
    ],
    children: (
      <Button size="small">
        Bulk actions <DownOutlined aria-hidden />
      </Button>
    ),
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk actions' }));
    await inDocument(canvasElement).findByRole('menuitem', { name: 'Pause selected' });
  },
};

export const DangerHovered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk actions' }));
    await userEvent.hover(await inDocument(canvasElement).findByRole('menuitem', { name: 'Delete selected' }));
  },
};
