import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ForbiddenPage } from './ForbiddenPage';

const meta = { title: 'Shell/ForbiddenPage', component: ForbiddenPage } satisfies Meta<typeof ForbiddenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
