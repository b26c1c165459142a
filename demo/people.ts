import { z } from 'zod';
import json from './data/people.json';
import { demoId } from './identity';

const personShape = z.strictObject({
  /** The part of the address before @example.com. */
  mailbox: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean().default(false),
  isActive: z.boolean().default(true),
  /** Hours since they were last seen; null: never. */
  seen: z.number().nullable(),
});
export interface DemoPerson extends z.output<typeof personShape> {
  id: string;
  /** The full name, as shown in histories. */
  name: string;
}

export const people: readonly DemoPerson[] = z
  .array(personShape)
  .parse(json)
  .map((person) => ({
    ...person,
    id: demoId('user', person.mailbox),
    name: `${person.firstName} ${person.lastName}`,
  }));

/** @throws Error for a mailbox that is not in the list */
export function personNamed(mailbox: string): DemoPerson {
  const found = people.find((one) => one.mailbox === mailbox);
  if (!found) throw new Error(`Nobody of the demo is called ${mailbox}`);
  return found;
}
