import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import type { StoryParameters } from '#test/storyAnswers';
import { statesOf } from '#test/storyMachines';
import { loginMachine } from './login.machine';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';

const credentials = { loginEmail: 'admin@example.com', loginPass: '', totp: '' };
const state = statesOf('login', 'this', loginMachine, {
  returnTo: { from: '/home', prevState: null },
  credentials,
  problem: null,
  codeNeeded: false,
  retryAfter: 0,
  error: '',
});

/** The login in each state of its machine. */
const meta = {
  title: 'Session/Login states',
  component: LoginPage,
  subcomponents: { LoginForm },
  render: () => (
    <Routes>
      <Route path="/" element={<LoginPage />} />
      <Route path="*" element={<p>The page they came from.</p>} />
    </Routes>
  ),
  parameters: { machine: 'login', address: '/', layout: 'fullscreen' } satisfies StoryParameters &
    Record<string, unknown>,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = state('editing');
export const EditingAgain: Story = state('editing', { problem: 'wrongCredentials' });
export const EditingAfterFault: Story = state('editing', { problem: 'serverDown' });
export const EditingTooOften: Story = state('editing', { problem: 'tooMany', retryAfter: 120 });
export const EditingCode: Story = state('editing', { codeNeeded: true });
export const SigningIn: Story = state('signingIn');
export const Retrying: Story = state('retrying', { problem: 'notWorking' });
/** The page redirects at once. */
export const SignedIn: Story = state('signedIn');
