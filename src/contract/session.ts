import { z } from 'zod';
import { endpoint } from './endpoint';
import { grants, roleNames } from './permissions';
import {
  deviceToken,
  email,
  newPassword,
  password,
  personName,
  proof,
  proofFailures,
  publicBodyLimit,
  signInBodyLimit,
} from './identity';
import { flag, id, idParams, instant, isConsolePath, message, pageQuery, search } from './page';
import { cleanId } from './text';

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
    roles: grants.optional().describe('What the user may do, and for which organisations'),
    hasSecondFactor: z.boolean().optional(),
    mustSetUpSecondFactor: z.boolean().optional().describe('Nothing else can be done until it is set up'),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof me>;

/** Of other people, callers without the permission `people` see only what is not optional (`seenOfOthers`). */
export const user = z
  .object({
    _id: id,
    username: z.string().optional(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    teams: z.array(id),
    recentPages: z.array(z.string()).optional(),
    isAdmin: z.boolean().optional().describe('Has a role, so may sign in'),
    roles: grants.optional(),
    hasSecondFactor: z.boolean().optional(),
    secondFactorSince: instant.nullish().describe('When it was set up, if known'),
    signsInBy: z
      .array(z.enum(['password', 'oidc']))
      .optional()
      .describe('In lists'),
    isActive: z.boolean().optional(),
    lastSeen: instant.nullish(),
    dateCreated: instant.optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

export const getMe = endpoint({
  name: 'getMe',
  path: '/api/user/',
  summary: 'The signed-in user',
  reply: me,
});
export const getUser = endpoint({
  name: 'getUser',
  path: '/api/user/:id',
  summary: 'The names of a user',
  params: idParams,
  reply: z.object({ firstName: z.string(), lastName: z.string() }),
  failures: ['user.not_found'],
});
export const signOut = endpoint({
  name: 'signOut',
  path: '/api/login/logout',
  summary: 'End this session',
  reply: z.object({
    message: z.string(),
    signOutUrl: z.string().optional().describe('Where to go next, to sign out at the provider too'),
  }),
});

/** Page state in addition to the three known fields is accepted up to 32 KiB and ignored. */
export const signIn = endpoint({
  name: 'signIn',
  path: '/api/super',
  summary: 'Sign in as an administrator',
  access: 'public',
  bodyLimit: signInBodyLimit,
  device: true,
  anyText: true,
  body: z.looseObject({
    username: z.string().max(254).optional(),
    loginEmail: z
      .string()
      .overwrite(cleanId)
      .min(1)
      .max(254)
      .refine((text) => !text.includes('\0'), 'Must not contain the character NUL'),
    loginPass: password,
    totp: z.string().max(40).optional().describe('Second factor or a recovery code, when the account has one'),
  }),
  reply: z.object({ tokenToStore: z.string(), token: z.string(), deviceToken }),
  failures: ['session.bad_credentials', 'login.too_many', 'totp.required', 'request.too_large'],
});
export const checkSession = endpoint({
  name: 'checkSession',
  path: '/api/super/logincheck',
  summary: '200 while signed in',
  reply: message,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  device: true,
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
  device: true,
  path: '/api/super/resetpassword',
  access: 'public',
  bodyLimit: publicBodyLimit,
  extension: 'password-reset',
  summary: 'Set a new password with a reset link; with `token` alone it only checks whether the link is valid',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword.optional() }),
  reply: z.object({ message: z.string(), deviceToken }),
  failures: ['reset.link_invalid', 'password.too_weak', 'request.too_many'],
});

export {
  changePassword,
  endSession,
  getPreferences,
  listSessions,
  sessionRow,
  setPreferences,
  type SessionRow,
} from './ownAccount';

export const listUsers = endpoint({
  name: 'listUsers',
  path: '/api/user/all',
  extension: 'users',
  summary:
    'Users, paged. Without the permission `people`: names, e-mail and teams of the active members of own organisations; sorts and filters by other fields are refused',
  query: z.strictObject({
    ...pageQuery(['email', 'firstName', 'lastName', 'lastSeen', 'dateCreated'], {
      pageSize: 10,
      sortID: 'email',
      sortDesc: false,
    }),
    search,
    isAdmin: flag.optional(),
    role: z.enum(roleNames).optional(),
    hasSecondFactor: flag.optional(),
    isActive: flag.optional(),
    orgID: id.optional(),
    teamID: id.optional(),
    userID: id.optional().describe('Only this user'),
  }),
  reply: z.object({ users: z.array(user), totalUsers: z.number().int() }),
});
export const createUser = endpoint({
  name: 'createUser',
  path: '/api/user/create',
  extension: 'users',
  idempotent: true,
  summary:
    'Invite a user, who gets an e-mail with a link to set the password. With a role, ten minutes after the sign-in, this needs your own password or a code',
  body: z.strictObject({
    ...proof,
    email,
    firstName: personName.default(''),
    lastName: personName.default(''),
    teams: z.array(id).max(200).default([]),
    isAdmin: z
      .boolean()
      .optional()
      .describe('If no roles are given: gives the role Owner everywhere; false by default'),
    roles: grants.optional(),
  }),
  reply: z.object({ user, message: z.string() }),
  failures: ['user.email_taken', 'team.not_found', 'organisation.not_found', 'request.unprocessable', ...proofFailures],
});
export const modifyUser = endpoint({
  name: 'modifyUser',
  path: '/api/user/modify/:id',
  extension: 'users',
  conditional: true,
  summary:
    'Change names, e-mail, teams, role, or deactivate; only what is in the body changes. A new e-mail needs the password or a code of whoever is signed in, and changes when its owner has confirmed it; ten minutes after the sign-in, so does a new role, and what takes a role from an Owner',
  params: idParams,
  body: z.strictObject({
    ...proof,
    email: email.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    teams: z.array(id).max(200).optional(),
    isAdmin: z
      .boolean()
      .optional()
      .describe('true: gives the role Owner to a user without roles; false: removes all roles'),
    roles: grants.optional(),
    isActive: z.boolean().optional(),
    recentPages: z.array(z.string().max(300).refine(isConsolePath, 'Must be a path of the console')).max(20).optional(),
  }),
  reply: z.object({
    user,
    message: z.string(),
    emailToConfirm: z.string().optional().describe('Where a link to confirm the new e-mail was sent'),
  }),
  failures: [
    'user.not_found',
    'user.email_taken',
    'user.not_yourself',
    'team.not_found',
    'organisation.not_found',
    'request.unprocessable',
    'record.stale',
    ...proofFailures,
  ],
});
