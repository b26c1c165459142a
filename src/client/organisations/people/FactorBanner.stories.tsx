import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getConfig } from '#contract/product';
import { listUsers } from '#contract/session';
import { aUserReply, marketplaceAnswers } from '#test/marketplace';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { FactorBanner } from './FactorBanner';

const config = {
  productName: 'Marquee',
  inventoryUrl: '',
  extensions: [],
  devtools: false,
  version: '1',
  signIn: { password: true, secondFactor: true },
};
const missing = (...names: string[]): StoryParameters => ({
  answers: [
    answer(getConfig, config),
    answer(listUsers, {
      users: names.map((firstName, index) =>
        aUserReply({ _id: `m${String(index)}`, firstName, signsInBy: ['password'] }),
      ),
      totalUsers: names.length,
    }),
    ...marketplaceAnswers,
  ],
});

const meta = {
  title: 'Organisations/FactorBanner',
  component: FactorBanner,
  parameters: { ...missing('Mina', 'Teo') },
} satisfies Meta<typeof FactorBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Many: Story = { parameters: missing('Mina', 'Teo', 'Jo', 'Sam', 'Ana') };
