import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { StoryParameters } from '#test/storyAnswers';
import { statesOf } from '#test/storyMachines';
import './profile.css';
import { SecondFactorRequired } from '../SecondFactorRequired';
import { SecondFactor } from './SecondFactor';
import { secondFactorMachine } from './secondFactor.machine';

const secret = 'JBSWY3DPEHPK3PXP';
const state = statesOf('secondFactor', 'this', secondFactorMachine, {
  purpose: 'start',
  secret: '',
  secretUri: '',
  recoveryCodes: [],
  failure: null,
});

/** The second factor in each state of its machine. */
const meta = {
  title: 'Session/Second factor states',
  component: SecondFactor,
  args: { on: false },
  parameters: { machine: 'secondFactor', address: '/profile' } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = state('resting');
export const Proving: Story = state('proving');
export const ProvingFailed: Story = state('proving', {
  failure: { status: 422, code: 'password.wrong', message: 'This is not your password.' },
});
export const Starting: Story = state('starting');
export const Scanning: Story = state('scanning', { secret, secretUri: `otpauth://totp/Marquee?secret=${secret}` });
export const Confirming: Story = state('confirming', { secret, secretUri: `otpauth://totp/Marquee?secret=${secret}` });
export const Keeping: Story = state('keeping', { recoveryCodes: ['7f3k-29xm', 'q8vd-44zt'] });
export const Removing: Story = { args: { on: true }, ...state('removing', { purpose: 'remove' }) };
/** Instead of every page, while a second factor is required and the user has none. */
export const Required: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ on }) => <SecondFactorRequired done={on} onGoOn={() => undefined} />,
};
export const RequiredAndDone: Story = { ...Required, args: { on: true } };
