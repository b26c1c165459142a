import { z } from 'zod';
import { grants, findScope, type Grant } from './permissions';

/** A person whom a call changes, as they are before it. */
export interface Person {
  readonly email: string;
  readonly roles: readonly Grant[];
  readonly isActive: boolean;
}

/** A call that may change somebody's power. `person`: the one in its path; undefined if there is none. */
export interface PowerChange {
  readonly body: unknown;
  readonly person: Person | undefined;
}

/**
 * How a caller proves to be the owner of the session. `recent`: the password, a code of the second factor, or a sign-in
 * within the last ten minutes. `password`: the password or a code; a recent sign-in only for who has no password.
 */
export type ProofKind = 'recent' | 'password';

/** Credits above this many dollars, in either direction, need a proof: one alone, or all of a person's in a day together. */
export const creditWithoutProof = 1000;

const userBody = z.object({
  email: z.string().optional(),
  isAdmin: z.boolean().optional(),
  roles: grants.optional(),
  isActive: z.boolean().optional(),
});
const boardBody = z.object({ refuses: z.unknown().optional() });
const creditBody = z.object({ amount: z.number() });

const isOwner = (person: Person | undefined): boolean =>
  person !== undefined && findScope(person.roles, 'people') !== undefined;

/** Whether somebody gains a role or access, or an Owner loses one. */
export function changesPower({ body, person }: PowerChange): boolean {
  const { isAdmin, roles, isActive } = userBody.parse(body);
  const before = (person?.roles ?? []).map((grant) => JSON.stringify(grant));
  const after = roles?.map((grant) => JSON.stringify(grant));
  const gainsRole = after?.some((grant) => !before.includes(grant)) ?? (isAdmin === true && before.length === 0);
  const losesRole = before.some((grant) => after?.includes(grant) === false || isAdmin === false);
  const isSwitched = isActive !== undefined && person !== undefined && isActive !== person.isActive;
  return gainsRole || (isSwitched && isActive) || (isOwner(person) && (losesRole || isSwitched));
}

const changesEmail = ({ body, person }: PowerChange): boolean => {
  const { email } = userBody.parse(body);
  return email !== undefined && person !== undefined && email !== person.email;
};

const when = (isNeeded: boolean): ProofKind | undefined => (isNeeded ? 'recent' : undefined);

const rulesBoard = ({ body }: PowerChange): ProofKind | undefined => when(boardBody.parse(body).refuses !== undefined);

/**
 * The calls by which somebody gains power, or an Owner loses it, or that decide what may hang where, and the proof they
 * need, so that a stolen session gains nothing that lasts. Calls with a password of their own (a new password, the own
 * second factor) are not among them.
 */
export const needsProof: Readonly<Record<string, (change: PowerChange) => ProofKind | undefined>> = {
  createServiceToken: () => 'recent',
  resetUserFactor: () => 'recent',
  endSession: () => 'recent',
  endUserSessions: ({ person }) => when(isOwner(person)),
  createUser: (change) => when(changesPower(change)),
  modifyUser: (change) => (changesEmail(change) ? 'password' : when(changesPower(change))),
  savePlacementRule: () => 'recent',
  createBoard: rulesBoard,
  modifyBoard: rulesBoard,
  creditOrganisation: ({ body }) => when(Math.abs(creditBody.parse(body).amount) > creditWithoutProof),
};
