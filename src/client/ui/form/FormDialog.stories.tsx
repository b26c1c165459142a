import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Form, Input } from 'antd';
import { FormDialog } from './FormDialog';

const fields = (count: number) => (
  <Form layout="vertical">
    {Array.from({ length: count }, (_unused, index) => (
      <Form.Item key={index} label={`Field ${String(index + 1)}`} htmlFor={`field-${String(index)}`}>
        <Input id={`field-${String(index)}`} />
      </Form.Item>
    ))}
  </Form>
);

const meta = {
  title: 'UI/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    title: 'Add a new board.',
    subtitle: 'Setting up a board for team: Launch squad',
    children: fields(2),
    footer: [
      <Button key="cancel">Cancel</Button>,
      <Button key="save" type="primary">
        Save Changes
      </Button>,
    ],
    onClose: () => undefined,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Long: Story = { args: { children: fields(20), width: 920 } };
export const Busy: Story = { args: { busy: true } };
