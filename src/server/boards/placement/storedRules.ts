import { sql, type SQL } from 'drizzle-orm';
import type { Category, RuleKind } from '#contract/placement';

/** A row of `placement_rules`; `name`: of the media owner, else the subject. */
export interface StoredRule {
  kind: RuleKind;
  subject: string;
  name: string;
  refuses: Category[];
  note: string;
}

/** The stored placement rules of a board, of its owner and of its venue type, as JSON; null without one. `alias`: of the table `boards`. */
export const storedRules = (alias: SQL = sql`boards`): SQL<StoredRule[] | null> =>
  sql<StoredRule[] | null>`(select jsonb_agg(jsonb_build_object('kind', r.kind, 'subject', r.subject,
      'name', coalesce(o.org_name, r.subject), 'refuses', r.refuses, 'note', r.note) order by r.kind, r.at desc)
    from placement_rules r left join organisations o on r.kind = 'owner' and o.id = r.subject
    where (r.kind = 'board' and r.subject = ${alias}.id) or (r.kind = 'owner' and r.subject = ${alias}.board_owner)
      or (r.kind = 'venueType' and (r.subject = ${alias}.venue_type or lower(r.subject) = ${alias}.venue_type_key)))`;
