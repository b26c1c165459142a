import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LaterNote } from './LaterNote';

const meta = { title: 'UI/Later', component: LaterNote } satisfies Meta<typeof LaterNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
