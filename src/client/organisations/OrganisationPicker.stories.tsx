import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getOrganisationByTeam, listOrganisations } from '#contract/organisations';
import { boardAnswers } from '#test/boardAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import './organisation.css';
import { OrganisationPicker } from './OrganisationPicker';

const at = (address: string, ...first: StoryAnswer[]): StoryParameters => ({
  answers: [...first, ...boardAnswers],
  address,
});

const meta = {
  title: 'Organisations/OrganisationPicker',
  component: OrganisationPicker,
  parameters: { ...at('/boards?orgID=o1&teamID=t1') },
} satisfies Meta<typeof OrganisationPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const AllOrganisations: Story = { parameters: at('/boards?orgID=all') };
export const Loading: Story = {
  parameters: at('/boards?orgID=o1', answerNever(listOrganisations), answerNever(getOrganisationByTeam)),
};
export const Empty: Story = {
  parameters: at(
    '/boards?orgID=all',
    answer(listOrganisations, { organisations: [], totalOrganisations: 0 }),
    answerFailure(getOrganisationByTeam, 'organisation.not_found'),
  ),
};
export const Failed: Story = { parameters: at('/boards?orgID=o1', answerFailure(listOrganisations, 'internal')) };
/** An API with only the calls of section 7: the user's own organisations. */
export const WithoutExtensions: Story = { parameters: at('/boards?orgID=o1&teamID=t1', withoutExtensions) };
