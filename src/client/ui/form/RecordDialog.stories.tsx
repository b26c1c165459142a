import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from 'antd';
import { inDocument } from '#test/storyPlays';
import { FailureAlert, type ShownFailure } from '../feedback/FailureAlert';
import { ViewNameDialog } from '../table/tools/ViewNameDialog';
import { Field } from './Field';
import { FormDialog } from './FormDialog';
import { PasswordDialog } from './PasswordDialog';
import { RecordDialog } from './RecordDialog';

const meta = {
  title: 'UI/RecordDialog',
  component: RecordDialog,
  subcomponents: { PasswordDialog, ViewNameDialog },
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
  args: { alert: <FailureAlert inline title="Failed to save the organisation. Error: It broke." /> },
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
const password = (busy: boolean, failure?: ShownFailure): Story => ({
  render: ({ onClose }) => <PasswordDialog busy={busy} failure={failure} onGive={() => undefined} onCancel={onClose} />,
});
export const Password: Story = password(false);
export const PasswordBusy: Story = password(true);
export const PasswordWrong: Story = password(false, { message: 'The current password is wrong.' });
export const ViewName: Story = {
  render: ({ onClose }) => (
    <ViewNameDialog title="Save view" initial="" taken={['Berlin']} onSave={() => undefined} onClose={onClose} />
  ),
};
export const ViewNameTaken: Story = {
  ...ViewName,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(await inDocument(canvasElement).findByLabelText(/^Name of the view/), 'Berlin{Enter}');
  },
};
