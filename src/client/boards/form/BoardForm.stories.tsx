import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { aBoardReply } from '#test/marketplace';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { boardMessages } from '../boards.messages';
import { formMessages } from '../../ui/ui.messages';
import '../boards.css';
import { BoardForm } from './BoardForm';
import { PhotoField } from './PhotoField';
import { emptyBoard, valuesOf, type BoardValues } from './boardValues';

const nothing = () => undefined;
const board = aBoardReply();
const image = (
  <PhotoField
    board={board}
    state="none"
    photo={null}
    percent={0}
    uploadedURL={undefined}
    failedAt={null}
    failure={null}
    refusal={null}
    onChoose={nothing}
    onRefuse={nothing}
    onUpload={nothing}
    onCancel={nothing}
  />
);

interface FormProps {
  start?: BoardValues;
  adding?: boolean;
  button?: 'idle' | 'editable' | 'saving' | 'saved';
  refused?: Partial<Record<keyof BoardValues, string>>;
  failed?: boolean;
}

/** The form with values that can be typed; machine and map are left out. */
function Form({ start = valuesOf(board), adding = false, button = 'idle', refused = {}, failed = false }: FormProps) {
  const [values, setValues] = useState(start);
  const alert = failed ? (
    <FailureAlert
      inline
      title={boardMessages.saveFailed('The server could not do it.')}
      failure={{ message: 'The server could not do it.', requestId: 'story-8f2c' }}
    />
  ) : null;
  return (
    <BoardForm
      adding={adding}
      values={values}
      onChange={setValues}
      onSave={nothing}
      button={button}
      refused={refused}
      alert={alert}
      image={image}
      onCancel={nothing}
      onDelete={adding ? undefined : nothing}
    />
  );
}

const meta = { title: 'Boards/BoardForm', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
export const Adding: Story = { args: { start: emptyBoard, adding: true } };
export const Editable: Story = { tags: ['smoke'], args: { button: 'editable' } };
export const Saving: Story = { args: { button: 'saving' } };
export const Saved: Story = { args: { button: 'saved' } };
export const NameTaken: Story = {
  args: { button: 'editable', refused: { boardname: 'Another board has this name.' } },
};
export const SaveFailed: Story = { args: { button: 'editable', failed: true } };
/** Save is pressed with fields that are missing or out of range: each shows a message, and the footer lists them. */
export const Invalid: Story = {
  tags: ['smoke'],
  args: { start: { ...emptyBoard, latitude: '90', longitude: '181' }, adding: true, button: 'editable' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: formMessages.saveChanges }));
    await canvas.findByText('Latitude must be between -90 and 90');
    await canvas.findByText('Longitude must be between -180 and 180');
  },
};
