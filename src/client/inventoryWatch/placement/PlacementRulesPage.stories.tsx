import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards } from '#contract/boards';
import { countRuleTouches, listPlacementRules, savePlacementRule } from '#contract/placementRules';
import { inventoryAnswers } from '#test/inventoryAnswers';
import { asViewer, marketplaceAnswers } from '#test/marketplace';
import { aRule, ruleAnswers } from '#test/placementAnswers';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { AddRuleDialog } from './AddRuleDialog';
import { PlacementRulesPage } from './PlacementRulesPage';
import { RuleDrawer } from './RuleDrawer';
import { RuleFilters } from './RuleFilters';

const ignore = () => undefined;
const added = aRule({ _id: 'new:venueType:School', subject: 'School', name: 'School', fallback: null, boards: 0 });
const none = { rules: [], totalRules: 0, counts: { board: 0, owner: 0, venueType: 0 } };

const meta = {
  title: 'Inventory/PlacementRulesPage',
  component: PlacementRulesPage,
  parameters: {
    answers: [...ruleAnswers, ...inventoryAnswers, ...marketplaceAnswers],
    address: '/rules?orgID=all',
  } satisfies StoryParameters,
} satisfies Meta<typeof PlacementRulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(answerNever(listPlacementRules));
export const Failed: Story = answering(answerFailure(listPlacementRules, 'internal'));
export const Empty: Story = answering(answer(listPlacementRules, none));
export const NoMatch: Story = at('/rules?orgID=all&search=nowhere', answer(listPlacementRules, none));
export const Editing: Story = at('/rules?orgID=all&rule=venueType:Point%20of%20Care');
export const SaveFailure: Story = at('/rules?orgID=all&rule=board:b13', answerFailure(savePlacementRule, 'internal'));
/** A role without rights on rules. */
export const ReadOnly: Story = answering(asViewer);
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The drawer of a new rule, with what it touches. */
export const Adding: Story = { tags: ['smoke'], render: () => <RuleDrawer rule={added} onClose={ignore} /> };
export const Counting: Story = { ...Adding, tags: [], ...answering(answerNever(countRuleTouches)) };
export const CountFailed: Story = {
  ...Counting,
  ...answering(answerFailure(countRuleTouches, 'internal')),
};
/** Somebody else has removed the rule meanwhile. */
export const Removed: Story = { render: () => <RuleDrawer rule={aRule()} isGone onClose={ignore} /> };
export const Choosing: Story = {
  tags: ['smoke'],
  render: () => <AddRuleDialog onClose={ignore} onChoose={ignore} />,
  ...answering(answer(listBoards, { boards: [], totalBoards: 0 })),
};
export const Filters: Story = {
  render: () => <RuleFilters filters={{ category: 'alcohol', keepsOff: true }} onChange={ignore} />,
};
