import { confirmEmail as confirmEmailCall } from '#contract/identity';
import * as contract from '#contract/session';
import { failure } from '../http/failure';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { readDeviceToken } from './guessing/devices';
import { confirmEmail } from './emailChange.service';
import { providerSignOut } from './oidc/oidc.service';
import { checkLink, forgotPassword, resetPassword } from './password.service';
import { signIn } from './signIn.service';
import { signOut } from './sessions.service';

/** Page state that a client may send along with the credentials: bytes of JSON. */
const largestState = 32 * 1024;

export function sessionRoutes(services: Services): Route[] {
  return [
    serve(contract.signIn, async ({ body: { username, loginEmail, loginPass, totp, ...state }, actor, request }) => {
      if (measureState(state) > largestState)
        throw failure('request.too_large', { message: 'The page state beside the credentials is larger than 32 KiB.' });
      const { token, deviceToken } = await signIn(services, actor, {
        email: loginEmail,
        password: loginPass,
        code: totp,
        userAgent: request.headers['user-agent'] ?? '',
        deviceToken: readDeviceToken(request.headers),
      });
      return { token, tokenToStore: token, deviceToken };
    }),
    serve(contract.checkSession, () => Promise.resolve({ message: 'Signed in.' })),
    serve(contract.signOut, async ({ actor }) => {
      const signOutUrl = await providerSignOut(services, actor);
      await signOut(services, actor);
      return { message: 'Done. Goodbye.', ...(signOutUrl !== undefined && { signOutUrl }) };
    }),
    serve(contract.forgotPassword, async ({ body, actor, request }) => {
      await forgotPassword(services, actor, body.loginEmail, readDeviceToken(request.headers));
      return { message: 'If there is an account with this address, a link is on its way.' };
    }),
    serve(contract.resetPassword, async ({ body: { token, password }, actor }) => {
      if (password === undefined) {
        await checkLink(services, actor, token);
        return { message: 'This link is valid.' };
      }
      const deviceToken = await resetPassword(services, actor, token, password);
      return { message: 'Your password is set. Sign in with it.', deviceToken };
    }),
    serve(confirmEmailCall, async ({ body, actor }) => {
      await confirmEmail(services, actor, body.token);
      return { message: 'Your new e-mail address is confirmed. Sign in with it from now on.' };
    }),
  ];
}

/** Bytes of the values, keys and punctuation of the state itself; without the braces around it. */
function measureState(state: Readonly<Record<string, unknown>>): number {
  try {
    return Object.entries(state).reduce(
      (sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(value)),
      0,
    );
  } catch {
    // Nested so deeply that serialising it throws a RangeError.
    return Infinity;
  }
}
