import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withoutExtensions } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { PageGuard } from './PageGuard';

const at = (address: string): StoryParameters => ({ answers: [withoutExtensions], address });

const meta = { title: 'Shell/PageGuard', component: PageGuard, parameters: { ...at('/users') } } satisfies Meta<
  typeof PageGuard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoUsers: Story = {};
export const NoCampaign: Story = { parameters: at('/campaign/c1') };
