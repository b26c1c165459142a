import { recordAudit } from '../../audit/audit.queries';
import type { Queryable } from '../../db/connect';
import { inTransaction } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { failure, type Failure } from '../../http/failure';
import type { IdentityProvider } from '../../identity/identity';
import type { OidcConfig } from '../../settings/identitySettings';
import type { Services } from '../../start/services';
import { actorAs } from '../../users/personName';
import { findSession, insertSession } from '../session.queries';
import { hashToken, newToken } from '../token';
import { admit, refusals, type Refused } from './admission.service';
import { insertSignIn, takeSignIn } from './oidc.queries';

/** A sign-in at the provider must be completed within this time: milliseconds. */
const timeLimit = 10 * 60_000;

type Needed = Pick<Services, 'config' | 'database' | 'identity' | 'publicUrl' | 'secrets'>;

/**
 * The callback address, which must be registered at the provider: a page of the console, which passes the answer to the
 * API.
 */
export const redirectUri = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => `${publicUrl()}/oidc/callback`;

/** Begins a sign-in; any process can complete it. @throws Failure `request.not_found`, `oidc.unreachable` */
export async function startOidc(services: Needed): Promise<{ url: string; binding: string }> {
  const { identity } = configured(services);
  const { url, state, nonce, codeVerifier } = await identity.begin(redirectUri(services));
  const binding = newToken();
  await insertSignIn(services.database.db, {
    stateHash: hashToken(state),
    bindingHash: hashToken(binding),
    nonce,
    codeVerifier,
    expiresAt: new Date(Date.now() + timeLimit),
  });
  return { url, binding };
}

/**
 * Exchanges the provider's answer for a new session's token. Each answer is accepted once, and only from the browser
 * that began the sign-in.
 * @throws Failure `oidc.refused`, `oidc.no_role`, `oidc.unreachable`
 */
export async function finishOidc(
  services: Needed,
  actor: Actor,
  { query, binding, userAgent }: { query: string; binding: string; userAgent: string },
): Promise<string> {
  const { identity, oidc } = configured(services);
  const { db } = services.database;
  const state = new URLSearchParams(query).get('state') ?? '';
  const begun = await takeSignIn(db, { stateHash: hashToken(state), bindingHash: hashToken(binding) });
  if (!begun) {
    await recordRefusal(db, actor, undefined, `${oidc.name}: no such sign-in in progress`);
    throw failure('oidc.refused');
  }
  // Built from this server's settings and never from the request's host.
  const answer = new URL(redirectUri(services));
  answer.search = query;
  const verified = await identity.redeem(answer, { state, ...begun }).catch(async (error: unknown) => {
    await recordRefusal(db, actor, undefined, `${oidc.name}: its answer was refused`);
    throw error;
  });
  const token = newToken();
  const admission = await inTransaction(db, async (tx) => {
    const admitted = await admit(tx, actor, verified, { ...services.config.identity, oidc });
    if ('refused' in admitted) {
      const who = admitted.account?.email ?? 'somebody new';
      await recordRefusal(tx, actor, admitted.account?.id, `${who}: ${oidc.name}, ${refusals[admitted.refused]}`);
      return admitted;
    }
    const { account } = admitted;
    const sessionId = await insertSession(tx, {
      tokenHash: hashToken(token),
      userId: account.id,
      address: actor.address,
      userAgent,
      method: 'oidc',
      // For signing out at the provider. Without an encryption key it is not stored; signing out works without it.
      ...(services.secrets.canSeal() && { idToken: services.secrets.seal(verified.idToken, account.id) }),
    });
    await recordAudit(tx, actorAs(actor, account, sessionId), {
      action: 'session.start',
      subjectId: sessionId,
      detail: oidc.name,
    });
    return admitted;
  });
  if ('refused' in admission) throw refusal(admission.refused, oidc);
  return token;
}

/** The address at which the browser signs out at the provider too; undefined for sessions that did not begin there. */
export async function providerSignOut(services: Needed, actor: Actor): Promise<string | undefined> {
  const { identity, secrets, database, publicUrl } = services;
  if (!identity || actor.sessionId === null) return undefined;
  const session = await findSession(database.db, actor.sessionId);
  if (session?.method !== 'oidc') return undefined;
  const idToken = session.idToken === null ? undefined : secrets.open(session.idToken, actor.userId ?? '');
  return identity.signOutUrl(idToken, `${publicUrl()}/`);
}

function configured({ config, identity }: Needed): { identity: IdentityProvider; oidc: OidcConfig } {
  const { oidc } = config.identity;
  if (!identity || !oidc)
    throw failure('request.not_found', { message: 'This server has no OpenID Connect provider (OIDC_ISSUER).' });
  return { identity, oidc };
}

const recordRefusal = (db: Queryable, actor: Actor, userId: string | undefined, detail: string): Promise<void> =>
  recordAudit(db, actor, { action: 'session.refuse', subject: 'user', subjectId: userId ?? '', detail });

/** What the person reads; undefined: the usual sentence. */
const explanations: Readonly<Record<Refused, (provider: string) => string | undefined>> = {
  noRole: (name) =>
    `Your ${name} account is not in a group that may use this console. Ask the administrator of your groups.`,
  deactivated: () => 'Your account here is deactivated. Ask an Owner to activate it.',
  noEmail: (name) => `${name} does not share your e-mail address, which is needed here.`,
  unverifiedEmail: (name) =>
    `Somebody has your e-mail address here already, and ${name} has not verified that it is yours. Have it verified there, or sign in with your password.`,
  otherIdentity: (name) =>
    `Somebody else at ${name} signs in with your e-mail address here. Ask an Owner to look at that account.`,
  breakGlass: () => 'This account signs in with its password.',
  owner: (name) =>
    `Your account here is an Owner's, and your groups at ${name} would take that role away. Ask another Owner to change your role, or the administrator of ${name} to change your groups.`,
  lastOwner: (name) =>
    `You are the last Owner here, and your groups at ${name} would take that role away. Somebody else must become an Owner first.`,
  raced: () => undefined,
};

function refusal(refused: Refused, { name }: OidcConfig): Failure {
  const message = explanations[refused](name);
  const code = refused === 'noRole' || refused === 'deactivated' ? 'oidc.no_role' : 'oidc.refused';
  return failure(code, message === undefined ? {} : { message });
}
