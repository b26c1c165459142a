import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Input } from 'antd';
import { Initials } from '../display/Initials';
import { FailureAlert } from '../feedback/FailureAlert';
import { Field } from './Field';
import { RecordDrawer } from './RecordDrawer';

const meta = {
  title: 'UI/RecordDrawer',
  component: RecordDrawer,
  args: {
    title: 'Ana Okafor',
    subtitle: 'second@example.com',
    picture: <Initials name="Ana Okafor" size={44} />,
    busy: false,
    changed: true,
    destructive: <Button danger>Deactivate</Button>,
    onSubmit: () => undefined,
    onClose: () => undefined,
    children: <Field label="First name">{(control) => <Input {...control} defaultValue="Ana" />}</Field>,
  },
} satisfies Meta<typeof RecordDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Unchanged: Story = { args: { changed: false } };
export const Saving: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { alert: <FailureAlert inline title="Failed to save the user. Error: Too busy." /> },
};
