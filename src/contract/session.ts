import { z } from 'zod';
import { endpoint } from './endpoint';
import { flag, id, idParams, instant, message, pageQuery, search } from './page';

const email = z.string().trim().max(254).pipe(z.email());
const password = z.string().min(1).max(1024);
/** A new password: 12 characters or more; the server also refuses common ones (422 `password.too_weak`). */
const newPassword = z.string().min(12, 'Use 12 characters or more').max(1024);
const personName = z.string().trim().max(100);

/** The signed-in user, as the console reads it. */
export const me = z
  .object({
    _id: id.optional(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    teams: z.array(id).describe('Ids of the teams the user belongs to, in order'),
    recentPages: z.array(z.string()),
    isAdmin: z.boolean().optional(),
    hasSecondFactor: z.boolean().optional(),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof me>;

export const user = z
  .object({
    _id: id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    teams: z.array(id),
    recentPages: z.array(z.string()),
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    lastSeen: instant.nullable(),
    dateCreated: instant,
    version: z.number().int(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/user/',
  summary: 'The signed-in user',
  reply: me,
});
export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/api/user/:id',
  summary: 'The names of a user',
  params: idParams,
  reply: z.object({ firstName: z.string(), lastName: z.string() }),
  failures: ['user.not_found'],
});
export const signOut = endpoint({
  name: 'signOut',
  method: 'GET',
  path: '/api/login/logout',
  summary: 'End this session',
  reply: message,
});

/** The largest body in bytes of a call that anybody may send: page state of 32 KiB, its escapes and the fields. */
const publicBodyLimit = 64 * 1024;

/** Extra page state beside the three known fields is accepted up to 32 KiB and ignored. */
export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/super',
  summary: 'Sign in as an administrator',
  access: 'public',
  bodyLimit: publicBodyLimit,
  anyText: true,
  body: z.looseObject({
    username: z.string().max(254).optional(),
    loginEmail: z
      .string()
      .min(1)
      .max(254)
      .refine((text) => !text.includes('\0'), 'Must not contain the character NUL'),
    loginPass: password,
    totp: z.string().max(20).optional().describe('Second factor or a recovery code, when the account has one'),
  }),
  reply: z.object({ tokenToStore: z.string(), token: z.string() }),
  failures: ['session.bad_credentials', 'login.too_many', 'totp.required', 'request.too_large'],
});
export const checkSession = endpoint({
  name: 'checkSession',
  method: 'GET',
  path: '/api/super/logincheck',
  summary: '200 while signed in',
  reply: message,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/super/forgotpassword',
  access: 'public',
  bodyLimit: publicBodyLimit,
  extension: 'password-reset',
  summary: 'Ask for a reset link; the answer is the same whether or not the address exists',
  body: z.strictObject({ loginEmail: email }),
  reply: message,
  failures: ['request.too_many'],
});
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/super/resetpassword',
  access: 'public',
  bodyLimit: publicBodyLimit,
  extension: 'password-reset',
  summary: 'Set a new password with a reset link; with `token` alone it only tells whether the link is good',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword.optional() }),
  reply: message,
  failures: ['reset.link_invalid', 'password.too_weak', 'request.too_many'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/user/password',
  extension: 'profile',
  summary: 'Change the own password; ends all other sessions',
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
  })
  .meta({ id: 'Session' });
export type SessionRow = z.output<typeof sessionRow>;
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  extension: 'profile',
  summary: 'Where the user is signed in',
  reply: z.object({ sessions: z.array(sessionRow) }),
});
/** `id` is a session's id, or `others` for all but this one. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/api/user/sessions/:id/end',
  extension: 'profile',
  summary: 'End one session, or all `others`',
  params: idParams,
  reply: message,
  failures: ['session.not_found'],
});

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/user/all',
  extension: 'users',
  summary: 'All users, paged',
  query: z.strictObject({
    ...pageQuery(['email', 'firstName', 'lastName', 'lastSeen', 'dateCreated'], {
      pageSize: 10,
      sortID: 'email',
      sortDesc: false,
    }),
    search,
    isAdmin: flag.optional(),
    isActive: flag.optional(),
    orgID: id.optional(),
    teamID: id.optional(),
  }),
  reply: z.object({ users: z.array(user), totalUsers: z.number().int() }),
});
export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: '/api/user/create',
  extension: 'users',
  idempotent: true,
  summary: 'Invite a user; a link to set the password goes out by mail',
  body: z.strictObject({
    email,
    firstName: personName.default(''),
    lastName: personName.default(''),
    teams: z.array(id).max(200).default([]),
    isAdmin: z.boolean().default(false),
  }),
  reply: z.object({ user, message: z.string() }),
  failures: ['user.email_taken', 'team.not_found'],
});
export const modifyUser = endpoint({
  name: 'modifyUser',
  method: 'POST',
  path: '/api/user/modify/:id',
  extension: 'users',
  conditional: true,
  summary: 'Change names, e-mail, teams, role, or deactivate; only what is in the body changes',
  params: idParams,
  body: z.strictObject({
    email: email.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    teams: z.array(id).max(200).optional(),
    isAdmin: z.boolean().optional(),
    isActive: z.boolean().optional(),
    recentPages: z
      .array(
        z
          .string()
          .max(300)
          .regex(/^\/(?![/\\])/, 'Must be a path of the console'),
      )
      .max(20)
      .optional(),
  }),
  reply: z.object({ user, message: z.string() }),
  failures: ['user.not_found', 'user.email_taken', 'user.not_yourself', 'team.not_found', 'record.stale'],
});
