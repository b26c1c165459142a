import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Session/LoginForm',
  component: LoginForm,
  args: { busy: false, problem: null, codeNeeded: false, onSubmit: () => undefined },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Checking: Story = { args: { checking: true } };
export const WrongCredentials: Story = { args: { problem: 'wrongCredentials' } };
export const ServerDown: Story = { args: { problem: 'serverDown' } };
export const NotWorking: Story = { args: { problem: 'notWorking' } };
export const TooMany: Story = { args: { problem: 'tooMany', retryAfter: 120 } };
export const CodeNeeded: Story = { args: { codeNeeded: true } };
