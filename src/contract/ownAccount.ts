import { z } from 'zod';
import { endpoint } from './endpoint';
import { newPassword, password, proof, proofFailures } from './identity';
import { noticeKey, noticesKept } from './notices';
import { id, idParams, instant, message } from './page';

export const changePassword = endpoint({
  name: 'changePassword',
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
  path: '/api/user/sessions',
  extension: 'profile',
  summary: 'Your own sessions',
  reply: z.object({ sessions: z.array(sessionRow) }),
});
/** `id` is a session's id, or `others` for all but this one. */
export const endSession = endpoint({
  name: 'endSession',
  path: '/api/user/sessions/:id/end',
  extension: 'profile',
  summary: 'End one session, or all `others`; ten minutes after the sign-in it needs the password or a code',
  params: idParams,
  body: z.strictObject(proof).nullish(),
  reply: message,
  failures: ['session.not_found', ...proofFailures],
});

/** Bytes of JSON: of one value, and of all values of a user. */
const longestValue = 32 * 1024;
export const allPreferences = 512 * 1024;

const preferences = z
  .record(
    z.string().regex(/^[a-zA-Z][\w.:-]{0,119}$/, 'Must be up to 120 letters, digits, and . _ : -, with a letter first'),
    z.unknown().refine((value) => JSON.stringify(value ?? null).length <= longestValue, 'Is larger than 32 KiB'),
  )
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

export const getPreferences = endpoint({
  name: 'getPreferences',
  path: '/api/user/preferences',
  extension: 'preferences',
  summary: 'What a client has stored for its user: views of lists, chosen columns, notices',
  reply: z.object({ preferences }),
});
export const setPreferences = endpoint({
  name: 'setPreferences',
  path: '/api/user/preferences',
  extension: 'preferences',
  summary: `Store values by their keys, at most ${String(allPreferences / 1024)} KiB in all; null removes one, and keys that are not named stay. Of the keys that begin with \`${noticeKey}\` the last ${String(noticesKept)} are kept`,
  body: z.strictObject({ preferences }),
  reply: message,
  failures: ['request.too_large'],
});
