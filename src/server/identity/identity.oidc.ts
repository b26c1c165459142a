import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import { failure, type Failure } from '../http/failure';
import { readUpTo } from '../http/readUpTo';
import type { OidcConfig } from '../settings/identitySettings';
import type { Expected, IdentityProvider, VerifiedIdentity } from './identity';
import { emailIn, namesIn } from './claims.rules';
import { groupsIn } from './roleMap.rules';

/** How long the provider may take for a whole reply: seconds; and the largest reply that is read: bytes. */
const timeLimit = 10;
const largest = 1024 * 1024;

/**
 * An OpenID Connect provider. Its metadata and keys are read at each sign-in: sign-ins are few, and replaced keys take
 * effect at once. The ID token's signature is verified although it arrives over TLS.
 */
export function createOidcIdentity(
  oidc: OidcConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeout = timeLimit,
): IdentityProvider {
  const { fetch } = globalThis;
  // Reads the reply here, because the library reads it whatever its size. It follows no redirect.
  const send: client.CustomFetch = async (address, { body, ...init }) => {
    const reply = await fetch(address, { ...init, body: body ?? null, redirect: 'manual' });
    const bytes = await readUpTo(reply.body, largest);
    return new Response(bytes.length === 0 ? null : bytes, reply);
  };
  const discover = (): Promise<client.Configuration> => {
    const insecure = new URL(oidc.issuer).protocol === 'http:' ? [client.allowInsecureRequests] : [];
    return client.discovery(new URL(oidc.issuer), oidc.clientId, undefined, authentication(oidc.clientSecret), {
      timeout,
      [client.customFetch]: send,
      execute: [...insecure, client.enableNonRepudiationChecks],
    });
  };
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'the OpenID Connect provider cannot be used');
      throw failure('oidc.unreachable', {
        message: `${oidc.name} does not answer right now. Try again in a moment.`,
      });
    }
  };
  return {
    begin: async (redirectUri) => {
      const provider = await reach(discover);
      const expected = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const challenge = await client.calculatePKCECodeChallenge(expected.codeVerifier);
      // Its metadata may name something that is no address to sign in at.
      const url = await reach(async () =>
        client.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri,
          scope: requestedScopes(oidc, provider),
          state: expected.state,
          nonce: expected.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }),
      );
      return { ...expected, url: url.href };
    },
    redeem: async (answer, expected) => {
      const provider = await reach(discover);
      try {
        return await redeem(provider, oidc, answer, expected);
      } catch (error) {
        log.warn({ err: error }, "the provider's answer was refused");
        throw refusal(error, oidc);
      }
    },
    check: async () => {
      await discover();
    },
    signOutUrl: async (idToken, returnTo) => {
      try {
        const provider = await discover();
        if (provider.serverMetadata().end_session_endpoint === undefined) return undefined;
        return client.buildEndSessionUrl(provider, {
          post_logout_redirect_uri: returnTo,
          ...(idToken === undefined ? {} : { id_token_hint: idToken }),
        }).href;
      } catch (error) {
        log.warn({ err: error }, 'the OpenID Connect provider cannot be used');
        return undefined;
      }
    },
  };
}

/**
 * The secret is sent in the header, which every provider supports, unless the provider declares that it wants it in the
 * body.
 */
function authentication(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const useBasic = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
    (useBasic ? basic : post)(server, ...rest);
  };
}

async function redeem(
  provider: client.Configuration,
  { roleClaim }: OidcConfig,
  answer: URL,
  { state, nonce, codeVerifier }: Expected,
): Promise<VerifiedIdentity> {
  const tokens = await client.authorizationCodeGrant(provider, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error('the answer has no ID token');
  // Some providers put few claims into the ID token and return the others from the userinfo endpoint.
  const isShort =
    groupsIn(claims, roleClaim) === undefined || claims['email'] == null || claims['email_verified'] == null;
  const more: Readonly<Record<string, unknown>> =
    isShort && provider.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
  const given = Object.entries(claims).filter(([, value]) => value !== null);
  const known: Readonly<Record<string, unknown>> = { ...more, ...Object.fromEntries(given) };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...emailIn([claims, more]),
    ...namesIn(known),
    groups: groupsIn(known, roleClaim) ?? [],
    idToken: tokens.id_token,
  };
}

/** `groups` is the usual name of the scope for group claims, if a provider has one. */
function requestedScopes({ scopes }: OidcConfig, provider: client.Configuration): string {
  if (scopes !== undefined) return scopes;
  const offered = provider.serverMetadata().scopes_supported ?? [];
  return ['openid', 'profile', 'email', ...offered.filter((scope) => scope === 'groups')].join(' ');
}

function refusal(error: unknown, { name }: OidcConfig): Failure {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
    return failure('oidc.refused', { message: `${name} did not let you in.` });
  return failure('oidc.refused');
}
