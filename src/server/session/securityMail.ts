import moment from 'moment';
import type { Actor } from '../http/actor';
import { letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import type { Services } from '../start/services';

/** Changes of an account of which its owner is notified. */
export type SecurityEvent =
  | { kind: 'new-device'; userAgent: string }
  | { kind: 'password' }
  | { kind: 'email-asked'; newEmail: string }
  | { kind: 'email'; newEmail: string }
  | { kind: 'factor-on' }
  | { kind: 'factor-off' };

type Sent = Pick<Services, 'config' | 'publicUrl'>;

/** The mail about a change of an account, to be posted after the transaction. */
export function securityMail(
  { config: { productName }, publicUrl }: Sent,
  actor: Pick<Actor, 'address'>,
  user: { email: string; firstName: string },
  event: SecurityEvent,
): Message {
  const { subject, happened } = describeEvent(event, productName);
  const lines = [
    `${happened} This happened on ${moment.utc().format('D MMM YYYY [at] HH:mm [UTC]')}, from the address ${actor.address}.`,
    'If this was you, you do not have to do anything.',
    `If this was not you, set a new password now (${publicUrl()}/forgotpassword) and tell another administrator.`,
  ];
  return { to: user.email, subject, text: letter(user, lines) };
}

/** The mail to an Owner about a change of somebody's power. `details`: what the audit log says of it, a line each. */
export function ownersMail(
  { config: { productName }, publicUrl }: Sent,
  actor: Pick<Actor, 'name' | 'address'>,
  owner: { email: string; firstName: string },
  { did, details }: { did: string; details: readonly string[] },
): Message {
  const lines = [
    `${actor.name} ${did} in ${productName}, on ${moment.utc().format('D MMM YYYY [at] HH:mm [UTC]')}, from the address ${actor.address}:`,
    ...details.map((detail) => `  ${detail}`),
    'Every Owner gets this mail. If nobody should have done this, end the sessions of that account and undo the change:',
    `${publicUrl()}/audit`,
  ];
  return { to: owner.email, subject: `Access to ${productName} was changed`, text: letter(owner, lines) };
}

function describeEvent(event: SecurityEvent, productName: string): { subject: string; happened: string } {
  const account = `your ${productName} account`;
  switch (event.kind) {
    case 'new-device':
      return {
        subject: `New device signed in to ${productName}`,
        happened: `somebody signed in to ${account} with a device that has not been used for it before (${oneLine(event.userAgent)}).`,
      };
    case 'password':
      return {
        subject: `Your ${productName} password was changed`,
        happened: `the password of ${account} was changed.`,
      };
    case 'email-asked':
      return {
        subject: `Your ${productName} e-mail address is about to change`,
        happened: `somebody asked to change the e-mail address of ${account} to ${event.newEmail}. It changes when that address is confirmed.`,
      };
    case 'email':
      return {
        subject: `Your ${productName} e-mail address was changed`,
        happened: `the e-mail address of ${account} was changed to ${event.newEmail}.`,
      };
    case 'factor-on':
      return {
        subject: `Second factor switched on for ${productName}`,
        happened: `a second factor was switched on for ${account}, and new recovery codes were made.`,
      };
    case 'factor-off':
      return {
        subject: `Second factor switched off for ${productName}`,
        happened: `the second factor of ${account} was switched off. Its recovery codes no longer work.`,
      };
  }
}

/** Makes the User-Agent, which is untrusted text, one line. */
const oneLine = (text: string): string =>
  text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 200) || 'it did not say which';
