import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { checkSession, signIn } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, type StoryAnswer } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { storeToken } from '../api/token';
import { sessionMessages } from './session.messages';
import { LoginPage } from './LoginPage';

const parameters = (...answers: StoryAnswer[]) => landingParameters(answers, '/');

const meta = { title: 'Session/LoginPage', component: LoginPage, parameters: { ...parameters() } } satisfies Meta<
  typeof LoginPage
>;
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
export const ProviderAlone: Story = {
  beforeEach: withSettings({ oidc: 'Acme SSO', password: '0' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') });
  },
};
/** The stored session is being checked: the form waits. */
export const Checking: Story = {
  parameters: parameters(answerNever(checkSession)),
  beforeEach: () => {
    storeToken('story');
  },
};
/** Repeated at once without the page's state; the second failure has its own notice. */
export const NotWorking: Story = {
  parameters: parameters(answerFailure(signIn, 'unavailable', 'Closed for cleaning.')),
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
  parameters: parameters(answer(checkSession, { message: 'Signed in.' })),
};
