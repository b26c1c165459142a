import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listTeams } from '#contract/organisations';
import { boardAnswers } from '#test/boardAnswers';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import './organisation.css';
import { TeamPicker } from './TeamPicker';

const at = (address: string, ...first: StoryAnswer[]): StoryParameters => ({
  answers: [...first, ...boardAnswers],
  address,
});

const meta = {
  title: 'Organisations/TeamPicker',
  component: TeamPicker,
  parameters: { ...at('/boards?orgID=o1&teamID=t1') },
} satisfies Meta<typeof TeamPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const AllTeams: Story = { parameters: at('/boards?orgID=o1') };
/** Without an organisation there is no team to choose. */
export const Disabled: Story = { parameters: at('/boards?orgID=all') };
export const Loading: Story = { parameters: at('/boards?orgID=o1', answerNever(listTeams)) };
export const Empty: Story = { parameters: at('/boards?orgID=o1', answer(listTeams, { teams: [], totalTeams: 0 })) };
export const Failed: Story = { parameters: at('/boards?orgID=o1', answerFailure(listTeams, 'internal')) };
