import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from 'antd';
import { FailureAlert } from '../feedback/FailureAlert';
import { Field } from './Field';
import { RecordDialog } from './RecordDialog';

const meta = {
  title: 'UI/RecordDialog',
  component: RecordDialog,
  args: {
    title: 'Create an organisation',
    busy: false,
    onSubmit: () => undefined,
    onClose: () => undefined,
    children: (
      <Field label="Name" required>
        {(control) => <Input {...control} defaultValue="Harbour Media" />}
      </Field>
    ),
  },
} satisfies Meta<typeof RecordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Saving: Story = { args: { busy: true } };
export const Failed: Story = {
  args: {
    alert: <FailureAlert inline title="Failed to save the organisation. Error: It broke." />,
  },
};
