import type { AuditEntry } from './product';
import type { User } from './session';

/**
 * What a caller without the permission `people` sees of others, field by field; everything else is for oneself and for
 * those who manage people, which a service token never does. Listed are only active members of teams of the caller's
 * organisations, with those of their teams. Wherever else somebody appears (who decided, loaded, paid, has an artwork
 * open, is in a team), it is with the id and the name alone.
 */
export const seenOfOthers = {
  user: ['_id', 'firstName', 'lastName', 'email', 'teams'],
  // Entries about people, sessions and tokens are for roles of all organisations, apart from one's own acts.
  auditEntry: [
    '_id',
    'at',
    'by',
    'byID',
    'byEmail',
    'action',
    'subject',
    'subjectID',
    'recordName',
    'detail',
    'changes',
    'requestID',
  ],
} as const satisfies { user: readonly (keyof User)[]; auditEntry: readonly (keyof AuditEntry)[] };

/** The kinds of records in the audit log that only roles of all organisations see; not by a service token. */
export const subjectsAboutPeople = ['user', 'session', 'token'] as const;

/** The field of a person that each filter of `listUsers` reads; the others read fields that everybody sees. */
export const userFilterFields = {
  isAdmin: 'isAdmin',
  role: 'roles',
  hasSecondFactor: 'hasSecondFactor',
  isActive: 'isActive',
} as const satisfies Record<string, keyof User>;

/** The record with these fields alone. */
export const pickFields = <R extends object, F extends keyof R>(record: R, fields: readonly F[]): Pick<R, F> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<R, F>; // an entry for each field
