import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { startOidc } from '#contract/oidc';
import { checkSession, signIn } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, answering } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { storeToken } from '../api/token';
import { sessionMessages } from './session.messages';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Session/LoginPage',
  component: LoginPage,
  parameters: landingParameters('/'),
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
/** Adds settings to the page as the server does, and removes them afterwards. */
const withSettings = (settings: Readonly<Record<string, string>>) => () => {
  const tags = Object.entries(settings).map(([name, content]) =>
    Object.assign(document.createElement('meta'), { name: `marquee-${name}`, content }),
  );
  document.head.append(...tags);
  return () => {
    for (const tag of tags) tag.remove();
  };
};
export const WithProvider: Story = {
  beforeEach: withSettings({ oidc: 'Acme SSO' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') });
  },
};
export const ProviderAlone: Story = { ...WithProvider, beforeEach: withSettings({ oidc: 'Acme SSO', password: '0' }) };
const pressProvider: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') }));
};
export const LeavingForProvider: Story = { ...WithProvider, ...answering(answerNever(startOidc)), play: pressProvider };
export const ProviderFailed: Story = {
  ...WithProvider,
  ...answering(
    answerFailure(startOidc, 'oidc.unreachable', 'Acme SSO does not answer right now. Try again in a moment.'),
  ),
  play: async (context) => {
    await pressProvider(context);
    await context.canvas.findByText(/does not answer right now/);
  },
};
/** The stored session is being checked: the form waits. */
export const Checking: Story = {
  ...answering(answerNever(checkSession)),
  beforeEach: () => {
    storeToken('story');
  },
};
/** Repeated at once without the page's state; the second failure has its own notice. */
export const NotWorking: Story = {
  ...answering(answerFailure(signIn, 'unavailable', 'Closed for cleaning.')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(sessionMessages.email), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText(sessionMessages.password), 'marquee-demo');
    await userEvent.click(canvas.getByRole('button', { name: sessionMessages.logIn }));
    await canvas.findByText(sessionMessages.notWorking);
    await inDocument(canvasElement).findByText(sessionMessages.retryFailed('Closed for cleaning.'));
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...answering(answer(checkSession, { message: 'Signed in.' })),
};
