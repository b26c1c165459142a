import { z } from 'zod';
import { endpoint } from './endpoint';
import { message } from './page';

export const email = z.string().trim().max(254).pipe(z.email());
export const password = z.string().min(1).max(1024);
/** A new password: 12 characters or more; the server also refuses common ones (422 `password.too_weak`). */
export const newPassword = z.string().min(12, 'Use 12 characters or more').max(1024);
/** One line: a line break would write text of its own into mails. */
export const personName = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be one line');

/** Shows again that the owner of the session is at the keyboard: one of the two. */
export const proof = {
  currentPassword: password.optional(),
  totp: z.string().max(40).optional().describe('A code of the second factor, or a recovery code'),
};

/** What a call that takes a proof may answer with. */
export const proofFailures = ['password.required', 'password.wrong', 'totp.invalid', 'login.too_many'] as const;

/** To be sent as the header `x-device-token` with the next sign-in or request for a link: others' failures do not slow it down. */
export const deviceToken = z.string().optional();

/** The largest body in bytes of a call that anybody may send: an e-mail, a password and their escapes. */
export const publicBodyLimit = 10 * 1024;
/** A sign-in also carries page state of 32 KiB with its escapes. */
export const signInBodyLimit = 64 * 1024;

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/super/confirmemail',
  access: 'public',
  bodyLimit: publicBodyLimit,
  extension: 'email-confirmation',
  summary: 'Make a new e-mail address the own, with the link that was sent there',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: message,
  failures: ['reset.link_invalid', 'user.email_taken', 'request.too_many'],
});
