import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LazyFallback } from './LazyFallback';

const meta = { title: 'UI/LazyFallback', component: LazyFallback } satisfies Meta<typeof LazyFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
