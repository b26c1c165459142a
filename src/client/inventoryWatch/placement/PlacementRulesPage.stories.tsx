import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getMe } from '#contract/session';
import { listBoards } from '#contract/boards';
import { countRuleTouches, listPlacementRules, savePlacementRule } from '#contract/placementRules';
import { inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers, me } from '#test/marketplace';
import { aRule, ruleAnswers } from '#test/placementAnswers';
import { answer, answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { AddRuleDialog } from './AddRuleDialog';
import { PlacementRulesPage } from './PlacementRulesPage';
import { RuleDrawer } from './RuleDrawer';
import { RuleFilters } from './RuleFilters';

const parameters = (own: StoryParameters['answers'] = [], more = ''): StoryParameters => ({
  answers: [...own, ...ruleAnswers, ...inventoryAnswers, ...marketplaceAnswers],
  address: `/rules?orgID=all${more}`,
});
const ignore = () => undefined;
const added = aRule({ _id: 'new:venueType:School', subject: 'School', name: 'School', fallback: null, boards: 0 });
const none = { rules: [], totalRules: 0, counts: { board: 0, owner: 0, venueType: 0 } };

const meta = {
  title: 'Inventory/PlacementRulesPage',
  component: PlacementRulesPage,
  parameters: { ...parameters() },
} satisfies Meta<typeof PlacementRulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = { parameters: parameters([answerNever(listPlacementRules)]) };
export const Failed: Story = { parameters: parameters([answerFailure(listPlacementRules, 'internal')]) };
export const Empty: Story = { parameters: parameters([answer(listPlacementRules, none)]) };
export const NoMatch: Story = { parameters: parameters([answer(listPlacementRules, none)], '&search=nowhere') };
export const Editing: Story = { parameters: parameters([], '&rule=venueType:Point%20of%20Care') };
export const SaveFailure: Story = {
  parameters: parameters([answerFailure(savePlacementRule, 'internal')], '&rule=board:b13'),
};
/** A role without rights on rules. */
export const ReadOnly: Story = {
  parameters: parameters([answer(getMe, { ...me, roles: [{ role: 'Viewer', organisations: null }] })]),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The drawer of a new rule, with what it touches. */
export const Adding: Story = { tags: ['smoke'], render: () => <RuleDrawer rule={added} onClose={ignore} /> };
export const Counting: Story = { ...Adding, tags: [], parameters: parameters([answerNever(countRuleTouches)]) };
export const CountFailed: Story = {
  ...Counting,
  parameters: parameters([answerFailure(countRuleTouches, 'internal')]),
};
/** Somebody else has removed the rule meanwhile. */
export const Removed: Story = { render: () => <RuleDrawer rule={aRule()} isGone onClose={ignore} /> };
export const Choosing: Story = {
  tags: ['smoke'],
  render: () => <AddRuleDialog onClose={ignore} onChoose={ignore} />,
  parameters: parameters([answer(listBoards, { boards: [], totalBoards: 0 })]),
};
export const Filters: Story = {
  render: () => <RuleFilters filters={{ category: 'alcohol', keepsOff: true }} onChange={ignore} />,
};
