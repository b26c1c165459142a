import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { proof } from '#contract/identity';
import { needsProof } from '#contract/proof';
import { readActs } from '../audit/audit.service';
import type { PowerGuard } from '../http/serve';
import type { Services } from '../start/services';
import { findAccountById } from '../users/account.queries';
import { confirmIdentity } from '../session/identity.service';
import { ownersMail } from '../session/securityMail';
import { findOwners } from '../users/users.queries';
import { managesPeople } from '../http/actor';

type Needed = Pick<Services, 'database' | 'secrets' | 'log' | 'mail' | 'config' | 'publicUrl'>;

const proofBody = z.object(proof).nullish();
const pathWithId = z.object({ id: z.string() });

/**
 * Demands the proof of identity for the calls that change somebody's power (`needsProof`), and notifies every Owner by
 * mail when such a call has succeeded. Service tokens have no account to prove: what they may do was proved when they
 * were created.
 * @throws Failure `password.required`, `password.wrong`, `totp.invalid`, `login.too_many`
 */
export const createPowerGuard =
  (services: Needed): PowerGuard =>
  async (call, request) => {
    const findKind = needsProof[call.name];
    if (!findKind || request.actor.isService === true) return undefined;
    const { data: path } = pathWithId.safeParse(request.params);
    const person = path && (await findAccountById(services.database.db, path.id));
    // The call will refuse them; whether it asked for a proof first would tell them what the other person has.
    if (person && person.id !== request.actor.userId && !managesPeople(request.actor)) return undefined;
    const kind = findKind({ body: request.body, person });
    if (kind === undefined) return undefined;
    await confirmIdentity(services, request.actor, proofBody.parse(request.body) ?? {}, { fresh: kind === 'recent' });
    if (person?.id === request.actor.userId) return undefined;
    // Those who are Owners before the change: whom it makes one needs no notice, and whom it demotes does.
    const owners = await findOwners(services.database.db);
    // The change is made: a mail that cannot be written does not turn it into a failure.
    return () =>
      notifyOwners(services, call, request, owners).catch((error: unknown) => {
        services.log.error({ err: error }, 'the Owners could not be notified');
      });
  };

/** What a call did, as the mail to the Owners says it; calls about the caller's own sessions are not among them. */
const happened: Readonly<Record<string, string>> = {
  createServiceToken: 'created a service token',
  resetUserFactor: 'switched off a second factor',
  endUserSessions: 'ended sessions of an Owner',
  createUser: 'invited a person with a role',
  modifyUser: 'changed the access of a person',
  creditOrganisation: 'changed the wallet of an organisation',
  savePlacementRule: 'changed a placement rule',
};

async function notifyOwners(
  services: Needed,
  call: Pick<Endpoint, 'name'>,
  { actor }: Pick<FastifyRequest, 'actor'>,
  owners: Awaited<ReturnType<typeof findOwners>>,
): Promise<void> {
  const did = happened[call.name];
  if (did === undefined || actor.acts === undefined || actor.acts.length === 0) return;
  const details = (await readActs(services.database, actor.acts)).map(({ detail }) => detail);
  for (const owner of owners) services.mail.post(ownersMail(services, actor, owner, { did, details }));
}
