import { z } from 'zod';
import { endpoint } from './endpoint';
import { newPassword, password, proof, proofFailures } from './identity';
import { id, idParams, instant, message } from './page';

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/user/password',
  extension: 'profile',
  summary: 'Change your own password; ends all your other sessions',
  body: z.strictObject({ currentPassword: password, newPassword }),
  reply: message,
  failures: ['password.wrong', 'password.too_weak', 'login.too_many'],
});
export const sessionRow = z
  .object({
    _id: id,
    current: z.boolean(),
    createdAt: instant,
    lastSeen: instant,
    address: z.string(),
    userAgent: z.string(),
    method: z.enum(['password', 'oidc']).optional(),
  })
  .meta({ id: 'Session' });
export type SessionRow = z.output<typeof sessionRow>;
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  extension: 'profile',
  summary: 'Your own sessions',
  reply: z.object({ sessions: z.array(sessionRow) }),
});
/** `id` is a session's id, or `others` for all but this one. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/api/user/sessions/:id/end',
  extension: 'profile',
  summary: 'End one session, or all `others`; ten minutes after the sign-in it needs the password or a code',
  params: idParams,
  body: z.strictObject(proof).nullish(),
  reply: message,
  failures: ['session.not_found', ...proofFailures],
});
