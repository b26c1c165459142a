import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { auditLog } from '../db/schema/schema';
import type { Actor } from '../http/actor';

export interface Act {
  /** noun.verb, past tense not needed: 'artwork.approve', 'board.delete'. */
  action: string;
  subject: 'artwork' | 'board' | 'campaign' | 'organisation' | 'team' | 'user' | 'session' | 'submission' | 'load';
  subjectId: string;
  /** One line for a person: names, old and new values; never a secret. */
  detail?: string;
}

/** Writes one line of the audit log; in the act's own transaction, so that neither is without the other. */
export async function recordAct(db: Queryable, actor: Actor, act: Act): Promise<void> {
  await db.insert(auditLog).values({
    id: newId(), at: new Date(), userId: actor.userId, byName: actor.name, action: act.action, subject: act.subject,
    subjectId: act.subjectId, detail: act.detail ?? '', address: actor.address, requestId: actor.requestId,
  });
}
