import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listAudit } from '#contract/product';
import { marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { AuditFilters } from './AuditFilters';
import { AuditKind } from './AuditKind';
import { AuditPage } from './AuditPage';
import { AuditPersonPicker } from './AuditPersonPicker';

const entries = (
  ['artwork.approve', 'board.delete', 'organisation.credit', 'session.start', 'session.refuse'] as const
).map((action, index) => ({
  _id: `a${String(index)}`,
  at: '2026-11-20T09:30:00.000Z',
  by: 'Robin Vale',
  action,
  subject: action.split('.')[0] ?? '',
  subjectID: index === 4 ? '' : `id-${String(index)}`,
  detail: index >= 3 ? '' : 'kestrel_lisbon_1920x1080.jpg',
  address: '127.0.0.1',
  requestID: 'r1',
  ...(index === 0 && {
    byID: 'usr_4Bc9Qd',
    byEmail: 'admin@example.com',
    changes: [
      { field: 'roles', from: 'Viewer', to: 'Inventory' },
      { field: 'lastName', from: null, to: 'Lindqvist' },
    ],
  }),
}));

const meta = {
  title: 'Pages/AuditPage',
  component: AuditPage,
  subcomponents: { AuditFilters, AuditKind, AuditPersonPicker },
  parameters: {
    answers: [answer(listAudit, { entries, totalEntries: 5 }), ...marketplaceAnswers],
    address: '/audit?orgID=o1',
  } satisfies StoryParameters,
} satisfies Meta<typeof AuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
/** Old values and new ones; then an entry without a known user, record or details. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Details of / });
    for (const button of [buttons[0], buttons.at(-1)]) if (button !== undefined) await userEvent.click(button);
    await canvas.findByText('Lindqvist');
  },
};
export const Narrowed: Story = at(
  '/audit?orgID=o1&person=u2&action=session.refuse&subject=user&from=2026-11-16&to=2026-11-22',
);
export const Loading: Story = answering(answerNever(listAudit));
export const Empty: Story = answering(answer(listAudit, { entries: [], totalEntries: 0 }));
export const NoMatch: Story = at('/audit?orgID=o1&search=nobody', answer(listAudit, { entries: [], totalEntries: 0 }));
export const Failed: Story = answering(answerFailure(listAudit, 'internal'));
