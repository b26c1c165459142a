import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { TableTools } from './TableTools';

const titles = ['Board Name', 'Country', 'City', 'Media Owner', 'Type'];

function Tools() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['City']));
  return (
    <TableTools
      label="Boards"
      choices={titles.map((title, index) => ({ id: title, title, isShown: !hidden.has(title), isAlways: index === 0 }))}
      onShow={(id, isShown) =>
        setHidden(new Set(isShown ? [...hidden].filter((name) => name !== id) : [...hidden, id]))
      }
      onReset={() => setHidden(new Set())}
    />
  );
}

const meta = { title: 'UI/TableTools', component: Tools } satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Columns/ }));
  },
};
