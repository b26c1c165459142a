import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { inDocument } from '#test/storyPlays';
import { ActionMenu } from './ActionMenu';
import { ActionMenuPart } from './ActionMenuPart';
import { LaterNote } from './LaterNote';
import { Select } from './Select';
import { SelectPart } from './SelectPart';

/** Parts whose code comes after the first rows: here they are there already. */
const meta = { title: 'UI/Later' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const towns = [
  { value: 'prague', label: 'Prague' },
  { value: 'brno', label: 'Brno' },
];
const menu = { items: [{ key: 'pause', label: 'Pause Selected' }] };

export const Choice: Story = { render: () => <Select aria-label="Town" value="prague" options={towns} /> };
export const ChoiceItself: Story = { render: () => <SelectPart aria-label="Town" value="brno" options={towns} /> };
export const Menu: Story = {
  render: () => (
    <ActionMenu menu={menu}>
      <Button>Bulk Actions</Button>
    </ActionMenu>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Actions' }));
    await inDocument(canvasElement).findByText('Pause Selected');
  },
};
/** The button was pressed before the menu was there. */
export const MenuAwaited: Story = {
  render: () => (
    <ActionMenuPart menu={menu} wanted focused={{ current: false }}>
      <Button>Bulk Actions</Button>
    </ActionMenuPart>
  ),
};
export const Note: Story = { render: () => <LaterNote /> };
