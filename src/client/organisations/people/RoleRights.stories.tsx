import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoleRights } from './RoleRights';

const meta = { title: 'Organisations/RoleRights', component: RoleRights } satisfies Meta<typeof RoleRights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** All roles, each with its permissions. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
