import { z } from 'zod';
import { endpoint } from './endpoint';

/** The largest body in bytes of a public call. */
const bodyLimit = 16 * 1024;

export const startOidc = endpoint({
  name: 'startOidc',
  method: 'POST',
  path: '/api/super/oidc/start',
  access: 'public',
  bodyLimit,
  extension: 'oidc',
  summary: 'The address to sign in at the OpenID Connect provider',
  reply: z.object({
    url: z.string().describe('Address of the provider'),
    binding: z.string().describe("A secret that the same browser must send with the provider's answer"),
  }),
  failures: ['request.not_found', 'oidc.unreachable', 'request.too_many'],
});
export const finishOidc = endpoint({
  name: 'finishOidc',
  path: '/api/super/oidc/finish',
  access: 'public',
  bodyLimit,
  extension: 'oidc',
  summary: "Sign in with the provider's answer: the query of the address that it led back to",
  body: z.strictObject({ query: z.string().max(8_192), binding: z.string().max(200) }),
  reply: z.object({ tokenToStore: z.string(), token: z.string() }),
  failures: ['request.not_found', 'oidc.refused', 'oidc.no_role', 'oidc.unreachable', 'request.too_many'],
});
