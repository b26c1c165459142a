import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RouteFailure } from './RouteFailure';

/** Shown by the router instead of a page that failed to load or render. Outside a route there is no error to read. */
const meta = { title: 'Shell/RouteFailure', component: RouteFailure } satisfies Meta<typeof RouteFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {};
