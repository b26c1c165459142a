import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getMe } from '#contract/session';
import { listPlacementRules, savePlacementRule } from '#contract/placementRules';
import { inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import { ruleAnswers } from '#test/placementAnswers';
import { answer, answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { PlacementRulesPage } from './PlacementRulesPage';

const parameters = (own: StoryParameters['answers'] = [], more = ''): StoryParameters => ({
  answers: [...own, ...ruleAnswers, ...inventoryAnswers, ...marketplaceAnswers],
  address: `/rules?orgID=all${more}`,
});
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
  parameters: parameters([
    answer(getMe, {
      username: 'vera',
      firstName: 'Vera',
      lastName: 'Lind',
      email: 'vera@example.com',
      teams: [],
      recentPages: [],
      roles: [{ role: 'Viewer', organisations: null }],
    }),
  ]),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
