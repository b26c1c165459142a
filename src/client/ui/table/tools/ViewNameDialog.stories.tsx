import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { ViewNameDialog } from './ViewNameDialog';

const meta = {
  title: 'UI/ViewNameDialog',
  component: ViewNameDialog,
  args: { title: 'Save view', initial: '', taken: ['Berlin'], onSave: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof ViewNameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Taken: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('textbox', { name: 'Name of the view' }), 'Berlin{Enter}');
  },
};
