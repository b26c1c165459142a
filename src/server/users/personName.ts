import type { Actor } from '../http/actor';

/** First and last name, or the e-mail where there is neither. */
export function personName({ firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', string>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}

/** The actor as a person who signs in or follows a link, and so had no session before. */
export const actorAs = (
  actor: Actor,
  person: Record<'id' | 'firstName' | 'lastName' | 'email', string>,
  sessionId: string | null = null,
): Actor => ({ ...actor, userId: person.id, name: personName(person), sessionId });
