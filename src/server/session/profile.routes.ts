import * as secondFactor from '#contract/secondFactor';
import * as contract from '#contract/session';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { changePassword } from './password.service';
import { readPreferences, storePreferences } from './preferences/preferences.service';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './secondFactor/secondFactor.service';
import { endSession, listSessions } from './sessions.service';

/** Calls with which users manage their own account. */
export function profileRoutes(services: Services): Route[] {
  return [
    serve(contract.changePassword, async ({ body, actor }) => {
      await changePassword(services, actor, body);
      return { message: 'Your password is changed. You are signed out everywhere else.' };
    }),
    serve(contract.listSessions, async ({ actor }) => ({
      sessions: await listSessions(services.database.db, actor.userId ?? '', actor.sessionId),
    })),
    serve(contract.endSession, async ({ params, actor }) => {
      const ended = await endSession(services, actor, params.id);
      return { message: ended === 1 ? 'Ended one session.' : `Ended ${String(ended)} sessions.` };
    }),
    serve(contract.getPreferences, async ({ actor }) => ({ preferences: await readPreferences(services, actor) })),
    serve(contract.setPreferences, async ({ body, actor }) => {
      await storePreferences(services, actor, body.preferences);
      return { message: 'Stored.' };
    }),
    serve(secondFactor.startSecondFactor, ({ body, actor }) =>
      startSecondFactor(services, actor, body.currentPassword),
    ),
    serve(secondFactor.confirmSecondFactor, async ({ body, actor }) => ({
      recoveryCodes: await confirmSecondFactor(services, actor, body.totp),
    })),
    serve(secondFactor.removeSecondFactor, async ({ body, actor }) => {
      await removeSecondFactor(services, actor, body);
      return { message: 'The second factor is off.' };
    }),
  ];
}
