import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { aBoardReply } from '#test/marketplace';
import { formMessages } from '../../ui/ui.messages';
import '../boards.css';
import { BoardForm } from './BoardForm';
import { BoardPhoto } from './BoardPhoto';
import { usePhotoUpload } from './usePhotoUpload';
import { emptyBoard, valuesOf, type BoardValues } from './boardValues';

const nothing = () => undefined;
const board = aBoardReply();
const Photo = () => (
  <BoardPhoto board={board} upload={usePhotoUpload(board)} boardFile="" isReady onUploaded={nothing} />
);

interface FormProps {
  start?: BoardValues;
  adding?: boolean;
  button?: 'idle' | 'editable';
  refused?: Partial<Record<keyof BoardValues, string>>;
}

/** The form with values that can be typed; machine and map are left out. */
function Form({ start = valuesOf(board), adding = false, button = 'idle', refused = {} }: FormProps) {
  const [values, setValues] = useState(start);
  return (
    <BoardForm
      board={adding ? undefined : board}
      values={values}
      onChange={setValues}
      onSave={nothing}
      button={button}
      refused={refused}
      image={<Photo />}
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
export const NameTaken: Story = {
  args: { button: 'editable', refused: { boardname: 'Another board has this name.' } },
};
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
