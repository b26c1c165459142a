import { z } from 'zod';
import json from './data/people.json';
import { demoId } from './identity';
import { findNamed } from './findNamed';

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
export const people = z
  .array(personShape)
  .parse(json)
  .map((person) => ({
    ...person,
    id: demoId('user', person.mailbox),
    /** The full name, as shown in histories. */
    name: `${person.firstName} ${person.lastName}`,
  }));
export type DemoPerson = (typeof people)[number];

/** @throws Error for a mailbox that is not in the list */
export const personNamed = (mailbox: string): DemoPerson => findNamed(people, 'mailbox', mailbox);
