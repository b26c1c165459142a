import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listOrganisations } from '#contract/organisations';
import { marketplaceAnswers } from '#test/marketplace';
import { answerNever } from '#test/storyAnswers';
import { FiguresOrganisationPicker } from './FiguresOrganisationPicker';
import './insights.css';

const meta = {
  title: 'Insights/FiguresOrganisationPicker',
  component: FiguresOrganisationPicker,
  args: { orgID: undefined, onChange: () => undefined },
  parameters: { answers: marketplaceAnswers, address: '/insights?orgID=all' },
} satisfies Meta<typeof FiguresOrganisationPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { orgID: 'o1' } };
export const Loading: Story = { parameters: { answers: [answerNever(listOrganisations), ...marketplaceAnswers] } };
