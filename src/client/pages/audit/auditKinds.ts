import type { AuditEntry } from '#contract/product';
import { kindLabels } from '../../session/actKinds.messages';

/** Before the id, the address of the page of a record. */
const pages: Readonly<Record<string, string>> = {
  artwork: '/home?review=',
  board: '/boards?board=',
  campaign: '/campaign/',
  organisation: '/organisation/',
  team: '/dashboard/',
};

/** The address of an entry's record; undefined for records without a page. */
export function recordLink({ subject, subjectID }: Pick<AuditEntry, 'subject' | 'subjectID'>): string | undefined {
  const page = pages[subject];
  return page === undefined || subjectID === '' ? undefined : page + encodeURIComponent(subjectID);
}

export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** The label of each kind of record in the audit log. */
const labels = {
  artwork: 'Artwork',
  board: 'Board',
  campaign: 'Campaign',
  check: 'Check of the provider',
  load: 'Load',
  organisation: 'Organisation',
  rule: 'Rule',
  session: 'Session',
  submission: 'Submission',
  team: 'Team',
  token: 'Service token',
  user: 'Person',
} as const;
type RecordKind = keyof typeof labels;
const recordLabels: Readonly<Record<string, string>> = labels;

export const recordKinds = Object.keys(labels) as [RecordKind, ...RecordKind[]]; // keys of a const object
export const recordLabel = (subject: string): string => recordLabels[subject] ?? subject;

/** The actions of each predefined view; empty: all. */
export const viewKinds = {
  everything: undefined,
  failedSignIns: 'session.refuse',
  decisions: 'artwork.approve,artwork.disapprove,artwork.undo',
  money: 'organisation.credit,organisation.debit',
} as const;
export type AuditView = keyof typeof viewKinds;
