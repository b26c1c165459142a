import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boardAnswers } from '#test/boardAnswers';
import { OrganisationFilterPicker } from './OrganisationFilterPicker';

const meta = {
  title: 'Organisations/OrganisationFilterPicker',
  component: OrganisationFilterPicker,
  args: { orgID: 'o1', onClear: () => undefined },
  parameters: { answers: boardAnswers, address: '/ads?orgID=all' },
} satisfies Meta<typeof OrganisationFilterPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrowed: Story = {};
export const NotNarrowed: Story = { args: { orgID: undefined } };
