import { z } from 'zod';
import { endpoint } from './endpoint';
import { proof, proofFailures } from './identity';
import { sessionRow } from './ownAccount';
import { id, idParams, instant, message, moment } from './page';
import { grants } from './permissions';
import { name, singleLine } from './textFields';

export const serviceToken = z
  .object({
    _id: id,
    name: z.string(),
    start: z.string().describe('The first letters of the token, to tell tokens apart'),
    roles: grants,
    createdBy: z.string().describe('Name of who created it'),
    dateCreated: instant,
    endsAt: instant,
    lastUsed: instant.nullable(),
  })
  .meta({ id: 'ServiceToken' });
export type ServiceToken = z.output<typeof serviceToken>;

export const listServiceTokens = endpoint({
  name: 'listServiceTokens',
  path: '/api/tokens',
  extension: 'service-tokens',
  summary: 'The tokens of programs that have neither ended nor been revoked, the newest first',
  reply: z.object({ serviceTokens: z.array(serviceToken) }),
});
export const createServiceToken = endpoint({
  name: 'createServiceToken',
  path: '/api/tokens/create',
  extension: 'service-tokens',
  summary:
    'Create a token for a program; it is shown only once. Ten minutes after the sign-in this needs the password or a code. A token manages no people, and has no account',
  body: z.strictObject({
    ...proof,
    name: singleLine.pipe(name(100).min(1, 'Give it a name')),
    roles: grants.min(1, 'Choose a role'),
    endsAt: moment.describe('At most two years away'),
  }),
  reply: z.object({ serviceToken, token: z.string(), message: z.string() }),
  failures: ['organisation.not_found', 'request.unprocessable', ...proofFailures],
});
export const revokeServiceToken = endpoint({
  name: 'revokeServiceToken',
  method: 'POST',
  path: '/api/tokens/:id/revoke',
  extension: 'service-tokens',
  summary: 'End a token at once',
  params: idParams,
  reply: message,
  failures: ['token.not_found'],
});

export const listUserSessions = endpoint({
  name: 'listUserSessions',
  path: '/api/user/:id/sessions',
  extension: 'people',
  summary: 'The sessions of a user',
  params: idParams,
  reply: z.object({ sessions: z.array(sessionRow) }),
  failures: ['user.not_found'],
});
export const endUserSessions = endpoint({
  name: 'endUserSessions',
  path: '/api/user/:id/sessions/end',
  extension: 'people',
  summary:
    "End one of somebody's sessions, or all; for an Owner's sessions, ten minutes after the sign-in, this needs your own password or a code",
  params: idParams,
  body: z.strictObject({ ...proof, session: id.optional().describe('All, where it is left out') }),
  reply: message,
  failures: ['user.not_found', 'session.not_found', ...proofFailures],
});
export const resetUserFactor = endpoint({
  name: 'resetUserFactor',
  path: '/api/user/:id/totp/reset',
  extension: 'people',
  summary:
    'Switch off the second factor of somebody who lost it, and end their sessions; ten minutes after the sign-in it needs your own password or a code',
  params: idParams,
  body: z.strictObject(proof).nullish(),
  reply: message,
  failures: ['user.not_found', 'user.not_yourself', 'request.unprocessable', ...proofFailures],
});
