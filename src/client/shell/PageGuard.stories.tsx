import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asViewer, withoutExtensions } from '#test/marketplace';
import { at } from '#test/storyAnswers';
import { ForbiddenPage } from './ForbiddenPage';
import { NotFoundPage } from './NotFoundPage';
import { PageGuard } from './PageGuard';
import { RouteFailure } from './RouteFailure';

/** What is shown instead of a page. */
const meta = {
  title: 'Shell/PageGuard',
  component: PageGuard,
  subcomponents: { ForbiddenPage, NotFoundPage, RouteFailure },
} satisfies Meta<typeof PageGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoUsers: Story = at('/users', withoutExtensions);
export const NoCampaign: Story = at('/campaign/c1', withoutExtensions);
export const Forbidden: Story = at('/audit', asViewer);
export const NotFound: Story = { render: () => <NotFoundPage />, ...at('/billboards/of/nowhere') };
export const NotFoundLong: Story = { ...NotFound, ...at(`/${'a-long-way-down/'.repeat(20)}`) };
/** Shown by the router instead of a page that failed to load or render. Outside a route there is no error to read. */
export const Broken: Story = { render: () => <RouteFailure /> };
