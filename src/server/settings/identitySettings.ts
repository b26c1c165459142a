import { z } from 'zod';
import { ConfigError } from './configError';
import { readRoleMap, type RoleMap } from '../identity/roleMap.rules';
import { hasLoopbackHost } from './loopback.rules';
import { flag, shortText, url } from './settingKinds';

/** The settings of signing in; a part of those in `config.ts`. */
export const identitySettings = {
  OIDC_ISSUER: url.refine(
    (text) => new URL(text).protocol === 'https:' || hasLoopbackHost(text),
    'must be an https address: only a provider on this machine may do without',
  ),
  OIDC_CLIENT_ID: shortText(500),
  OIDC_CLIENT_SECRET: shortText(4096),
  OIDC_NAME: shortText(60),
  OIDC_SCOPES: z.string().regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'must be scopes with spaces between'),
  OIDC_ROLE_CLAIM: shortText(200),
  OIDC_ROLE_MAP: z
    .string()
    .refine(
      (text) => readRoleMap(text) !== undefined,
      'must be pairs like reviewers=Reviewer, operations=Inventory, or JSON like {"reviewers": "Reviewer"}; roles are Owner, Reviewer, Inventory, Finance and Viewer',
    ),
  PASSWORD_LOGIN: flag,
  BREAK_GLASS_EMAIL: z.email('must be an e-mail address'),
  REQUIRE_SECOND_FACTOR: flag,
};

type Given = { [Name in keyof typeof identitySettings]?: z.output<(typeof identitySettings)[Name]> | undefined };

/** @throws ConfigError if a setting lacks others that it needs */
export function readIdentity(given: Given & { ADMIN_EMAIL?: string | undefined }, demo: boolean) {
  const passwordLogin = given.PASSWORD_LOGIN ?? true;
  const breakGlass = given.BREAK_GLASS_EMAIL ?? given.ADMIN_EMAIL ?? (demo ? 'admin@example.com' : undefined);
  if (!passwordLogin && breakGlass === undefined)
    throw new ConfigError(
      'PASSWORD_LOGIN=0 needs BREAK_GLASS_EMAIL (or ADMIN_EMAIL): the one account that may still sign in with its password, in case the provider is unavailable',
    );
  return {
    /** Undefined: people sign in with passwords alone. */
    oidc: readOidc(given),
    /** Whether users may sign in with a password; if not, only `breakGlass` may. */
    passwordLogin,
    /** The e-mail of the one account that may always sign in with its password, and never through the provider. */
    breakGlass: passwordLogin ? given.BREAK_GLASS_EMAIL : breakGlass,
    /** Whether users who sign in with a password must have a second factor. */
    requireSecondFactor: given.REQUIRE_SECOND_FACTOR ?? false,
  };
}
export type IdentityConfig = Readonly<ReturnType<typeof readIdentity>>;

function readOidc(given: Given) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = given;
  if (issuer === undefined) {
    const alone = Object.entries(given).find(([name, value]) => name.startsWith('OIDC_') && value !== undefined);
    if (alone) throw new ConfigError(`${alone[0]} is set without OIDC_ISSUER, the address of the provider`);
    return undefined;
  }
  if (clientId === undefined) throw new ConfigError('OIDC_CLIENT_ID must be set together with OIDC_ISSUER');
  if (given.OIDC_ROLE_MAP === undefined)
    throw new ConfigError(
      'OIDC_ROLE_MAP must be set together with OIDC_ISSUER: it says which group gives which role, like reviewers=Reviewer, and without it nobody can sign in',
    );
  const roleMap: RoleMap = readRoleMap(given.OIDC_ROLE_MAP) ?? new Map();
  return {
    issuer,
    clientId,
    clientSecret: given.OIDC_CLIENT_SECRET,
    /** The provider's name on the login page. */
    name: given.OIDC_NAME ?? new URL(issuer).hostname,
    /** Undefined: openid, profile and email, and groups if the provider has that scope. */
    scopes: given.OIDC_SCOPES,
    /** The claim that holds the groups. */
    roleClaim: given.OIDC_ROLE_CLAIM ?? 'groups',
    roleMap,
  };
}
export type OidcConfig = Readonly<NonNullable<ReturnType<typeof readOidc>>>;
