import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { countRuleTouches } from '#contract/placementRules';
import { marketplaceAnswers } from '#test/marketplace';
import { aRule, ruleAnswers } from '#test/placementAnswers';
import { answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { RuleDrawer } from './RuleDrawer';
import './placement.css';

const parameters = (own: StoryParameters['answers'] = []): StoryParameters => ({
  answers: [...own, ...ruleAnswers, ...marketplaceAnswers],
  address: '/rules?orgID=all',
});
const changed = aRule({ _id: 'new:venueType:School', subject: 'School', name: 'School', fallback: null, boards: 0 });

const meta = {
  title: 'Inventory/RuleDrawer',
  component: RuleDrawer,
  args: { rule: aRule(), onClose: () => undefined },
  parameters: { ...parameters() },
} satisfies Meta<typeof RuleDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const Touching: Story = { tags: ['smoke'], args: { rule: changed } };
export const Counting: Story = { args: { rule: changed }, parameters: parameters([answerNever(countRuleTouches)]) };
export const CountFailed: Story = {
  args: { rule: changed },
  parameters: parameters([answerFailure(countRuleTouches, 'internal')]),
};
