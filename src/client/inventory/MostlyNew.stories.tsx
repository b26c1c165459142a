import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aSummary, inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { MostlyNew } from './MostlyNew';

const counts = { new: 1098, changed: 0, gone: 0, back: 0, ignored: 0 };

const meta = {
  title: 'Inventory/MostlyNew',
  component: MostlyNew,
  args: { summary: aSummary({ counts }) },
  parameters: { answers: [...inventoryAnswers, ...marketplaceAnswers] } satisfies StoryParameters,
} satisfies Meta<typeof MostlyNew>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheFirstCheck: Story = {};
/** Few of the screens are new: renders nothing. */
export const FewAreNew: Story = { args: { summary: aSummary() } };
