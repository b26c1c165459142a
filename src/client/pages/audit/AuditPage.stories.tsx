import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listAudit } from '#contract/product';
import { marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
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
  subjectID: `id-${String(index)}`,
  detail: index === 3 ? '' : 'kestrel_lisbon_1920x1080.jpg',
  address: '127.0.0.1',
  requestID: 'r1',
}));
const parameters = (own: StoryParameters['answers'] = [], address = '/audit?orgID=o1'): StoryParameters => ({
  answers: [...own, answer(listAudit, { entries, totalEntries: 5 }), ...marketplaceAnswers],
  address,
});

const meta = {
  title: 'Pages/AuditPage',
  component: AuditPage,
  subcomponents: { AuditFilters, AuditKind, AuditPersonPicker },
  parameters: { ...parameters() },
} satisfies Meta<typeof AuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Narrowed: Story = {
  parameters: parameters(
    [],
    '/audit?orgID=o1&person=u2&action=session.refuse&subject=user&from=2026-11-16&to=2026-11-22',
  ),
};
export const Loading: Story = { parameters: parameters([answerNever(listAudit)]) };
export const Empty: Story = { parameters: parameters([answer(listAudit, { entries: [], totalEntries: 0 })]) };
export const NoMatch: Story = {
  parameters: parameters([answer(listAudit, { entries: [], totalEntries: 0 })], '/audit?orgID=o1&search=nobody'),
};
export const Failed: Story = { parameters: parameters([answerFailure(listAudit, 'internal')]) };
