import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getInventoryToken } from '#contract/provider';
import { getConfig } from '#contract/product';
import { boardAnswers } from '#test/boardAnswers';
import { answer, answerAddress, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import '../boards.css';
import { ProviderPanel } from './ProviderPanel';

const meta = {
  title: 'Boards/ProviderPanel',
  component: ProviderPanel,
  parameters: { answers: boardAnswers, address: '/boards?orgID=o1&teamID=t1&add=api' } satisfies StoryParameters,
} satisfies Meta<typeof ProviderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const MediaOwnerChosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Choose a Media Owner'));
    await userEvent.click(await inDocument(canvasElement).findByTitle('Citylight DOOH'));
    await canvas.findByLabelText('Add to Marquee Riverside 2');
  },
};
export const Loading: Story = answering(answerNever(getInventoryToken));
export const Empty: Story = answering(
  answerAddress('/sandbox/inventory/api/publishers/', { count: 0, next: null, previous: null, results: [] }),
);
export const Failed: Story = answering(answerFailure(getInventoryToken, 'provider.failed'));
/** The API has no provider. */
export const NoProvider: Story = answering(
  answer(getConfig, { productName: 'Marquee', inventoryUrl: '', extensions: [], devtools: false, version: '1.0.0' }),
);
