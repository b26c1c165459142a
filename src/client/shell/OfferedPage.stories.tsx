import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withoutExtensions } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { OfferedPage } from './OfferedPage';

const at = (address: string): StoryParameters => ({ answers: [withoutExtensions], address });

const meta = { title: 'Shell/OfferedPage', component: OfferedPage, parameters: { ...at('/users') } } satisfies Meta<
  typeof OfferedPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoUsers: Story = {};
export const NoCampaign: Story = { parameters: at('/campaign/c1') };
