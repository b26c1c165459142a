import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoMatch } from './NoMatch';

const meta = { title: 'UI/NoMatch', component: NoMatch, args: { onClear: () => undefined } } satisfies Meta<
  typeof NoMatch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithFilters: Story = {};
