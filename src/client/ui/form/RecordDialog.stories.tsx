import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from 'antd';
import { FailureAlert } from '../feedback/FailureAlert';
import { Field } from './Field';
import { FormDialog } from './FormDialog';
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
/** The body scrolls, title and buttons stay; without a record of its own to save. */
export const Long: Story = {
  render: () => (
    <FormDialog open width={920} title="Add a new board." subtitle="For team: Launch squad" onClose={() => undefined}>
      {Array.from({ length: 20 }, (_unused, index) => (
        <Field key={index} label={`Field ${String(index + 1)}`}>
          {(control) => <Input {...control} />}
        </Field>
      ))}
    </FormDialog>
  ),
};
