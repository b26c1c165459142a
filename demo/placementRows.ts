import type { Queryable } from '../src/server/db/connect';
import { placementRules } from '../src/server/db/schema/schema';
import { boards } from './boards';
import { daysBefore } from './identity';
import { organisationId } from './organisations';

const nearSchool = boards.filter(({ name }) => name === 'Westgate Mall Atrium');

/** A board near a school, which keeps drinks off, and the house rule of a media owner. */
export async function seedPlacement(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(placementRules).values([
    ...nearSchool.map(({ id }) => ({
      kind: 'board' as const,
      subject: id,
      refuses: ['alcohol' as const, 'tobacco' as const, 'gambling' as const, 'unhealthyFood' as const],
      note: 'Near a school',
      byName: 'Robin Vale',
      at: daysBefore(now, 11),
    })),
    {
      kind: 'owner',
      subject: organisationId('Harbour Media'),
      refuses: ['alcohol', 'tobacco', 'politics', 'religion', 'adult'],
      note: 'House rule',
      byName: 'Robin Vale',
      at: daysBefore(now, 36),
    },
  ]);
}
