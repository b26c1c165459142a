import { z } from 'zod';
import { endpoint } from './endpoint';
import { message } from './page';
import { cleanId } from './text';
import { name, singleLine } from './textFields';

export const email = z.string().overwrite(cleanId).max(254).pipe(z.email());
export const password = z.string().min(1).max(1024);
/** A new password: 12 characters or more; the server also refuses common ones (422 `password.too_weak`). */
export const newPassword = z.string().min(12, 'Use 12 characters or more').max(1024);
export const personName = singleLine.pipe(name(100));

/** Proves again that the caller is the owner of the session, with one of the two. */
export const proof = {
  currentPassword: password.optional(),
  totp: z.string().max(40).optional().describe('A code of the second factor, or a recovery code'),
};

/** The failure codes of calls that take a proof. */
export const proofFailures = ['password.required', 'password.wrong', 'totp.invalid', 'login.too_many'] as const;

/**
 * To be sent in the header `x-device-token` with the next sign-in or request for a link, so that failed attempts of
 * others do not slow it down.
 */
export const deviceToken = z.string().optional();

/** The largest body in bytes of a public call: an e-mail and a password, JSON-escaped. */
export const publicBodyLimit = 10 * 1024;
/** A sign-in may also contain page state of 32 KiB, JSON-escaped. */
export const signInBodyLimit = 64 * 1024;

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  path: '/api/super/confirmemail',
  access: 'public',
  bodyLimit: publicBodyLimit,
  extension: 'email-confirmation',
  summary: 'Confirm a new e-mail address with the link that was sent to it',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: message,
  failures: ['reset.link_invalid', 'user.email_taken', 'request.too_many'],
});
