import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuditDetails } from './AuditDetails';

const entry = {
  _id: 'a1',
  at: '2026-11-20T09:30:00.000Z',
  by: 'Robin Vale',
  byID: 'usr_4Bc9Qd',
  byEmail: 'admin@example.com',
  action: 'user.modify',
  subject: 'user',
  subjectID: 'usr_5Tn3Kq',
  detail: 'roles Viewer -> Inventory, teams',
  changes: [
    { field: 'roles', from: 'Viewer', to: 'Inventory' },
    { field: 'lastName', from: null, to: 'Lindqvist' },
  ],
  address: '203.0.113.18',
  requestID: '8f2c-41aa',
};

const meta = { title: 'Pages/AuditDetails', component: AuditDetails, args: { entry } } satisfies Meta<
  typeof AuditDetails
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An old value and its new one. */
export const Ready: Story = {};
/** An entry without a known user, record or details. */
export const Bare: Story = {
  args: {
    entry: { ...entry, byID: null, byEmail: null, subjectID: '', detail: '', changes: null, action: 'session.refuse' },
  },
};
