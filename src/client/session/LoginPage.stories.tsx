import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { startOidc } from '#contract/oidc';
import { checkSession, signIn } from '#contract/session';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { storeToken } from '../api/token';
import { sessionMessages } from './session.messages';
import { LoginPage } from './LoginPage';

const parameters = (...answers: StoryAnswer[]): StoryParameters & Record<string, unknown> => ({
  answers,
  address: '/',
  layout: 'fullscreen',
  docs: { story: { inline: false, height: 640 } },
});

const meta = { title: 'Session/LoginPage', component: LoginPage, parameters: { ...parameters() } } satisfies Meta<
  typeof LoginPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types the demo login and sends it. */
const signingIn: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(sessionMessages.email), 'admin@example.com');
  await userEvent.type(canvas.getByLabelText(sessionMessages.password), 'marquee-demo');
  await userEvent.click(canvas.getByRole('button', { name: sessionMessages.logIn }));
};
const failing = (code: Parameters<typeof answerFailure>[1], text: string): Story => ({
  parameters: parameters(answerFailure(signIn, code)),
  play: async (context) => {
    await signingIn(context);
    await context.canvas.findByText(text);
  },
});

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
export const ProviderAlone: Story = {
  beforeEach: withSettings({ oidc: 'Acme SSO', password: '0' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') });
  },
};
export const ProviderAway: Story = {
  beforeEach: withSettings({ oidc: 'Acme SSO' }),
  parameters: parameters(
    answerFailure(startOidc, 'oidc.unreachable', 'Acme SSO does not answer right now. Try again in a moment.'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') }));
    await canvas.findByText(/does not answer right now/);
  },
};
/** The stored session is being checked: the form waits. */
export const Checking: Story = {
  parameters: parameters(answerNever(checkSession)),
  beforeEach: () => {
    storeToken('story');
  },
};
export const LoggingIn: Story = {
  parameters: parameters(answerNever(signIn)),
  play: async (context) => {
    await signingIn(context);
    await context.canvas.findByRole('button', { name: sessionMessages.loggingIn });
  },
};
export const WrongCredentials: Story = failing('session.bad_credentials', sessionMessages.wrongCredentials);
export const ServerDown: Story = failing('internal', sessionMessages.serverDown);
/** Repeated at once without the page's state; the second failure has its own notice. */
export const NotWorking: Story = {
  parameters: parameters(answerFailure(signIn, 'unavailable', 'Closed for cleaning.')),
  play: async (context) => {
    await signingIn(context);
    await context.canvas.findByText(sessionMessages.notWorking);
    await inDocument(context.canvasElement).findByText(sessionMessages.retryFailed('Closed for cleaning.'));
  },
};
export const TooMany: Story = {
  parameters: parameters({
    call: signIn,
    respond: () =>
      Response.json(
        { statusCode: 429, error: 'Error', message: 'Too many.', code: 'login.too_many', retryAfter: 120 },
        { status: 429, headers: { 'retry-after': '120' } },
      ),
  }),
  play: async (context) => {
    await signingIn(context);
    await context.canvas.findByText(/Try again in 120 seconds/);
  },
};
export const CodeNeeded: Story = {
  parameters: parameters(answerFailure(signIn, 'totp.required')),
  play: async (context) => {
    await signingIn(context);
    await context.canvas.findByLabelText(sessionMessages.code);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: parameters(answer(checkSession, { message: 'Signed in.' })),
};
