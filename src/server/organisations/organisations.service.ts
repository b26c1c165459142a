import type { z } from 'zod';
import type {
  createOrganisation as createCall,
  listOrganisations as listCall,
  modifyOrganisation as modifyCall,
  Organisation,
  OrganisationRow as ListedOrganisation,
} from '#contract/organisations';
import { covers, type Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { describeFields, differingFields, findChanges, nothingChanged } from '../audit/changes.rules';
import type { Database, Queryable } from '../db/connect';
import { pickIds } from '../db/existing';
import { inTransaction } from '../db/transaction';
import { violatesUnique } from '../db/transientErrors';
import type { Actor } from '../http/actor';
import { fieldFailure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Services } from '../start/services';
import { toDollars } from './money.rules';
import {
  countHoldings,
  findAncestors,
  findOrganisation,
  findOrganisations,
  insertOrganisation,
  lockOrganisation,
  updateOrganisation,
  type OrganisationRow,
} from './organisations.queries';

/** @throws Failure `organisation.not_found` */
export async function readOrganisation(db: Queryable, id: string, visible: Scope = 'all'): Promise<Organisation> {
  return asOrganisation(required(await findOrganisation(db, id), 'organisation.not_found'), visible);
}

/** Every page of the console requests these. Boards are counted by the index, or by the database until it is loaded. */
export async function listOrganisations(
  { database: { db }, boardFinder }: Pick<Services, 'database' | 'boardFinder'>,
  query: z.output<typeof listCall.query>,
  visible: Scope,
): Promise<{ organisations: ListedOrganisation[]; totalOrganisations: number }> {
  const { rows, total } = await findOrganisations(db, { ...query, visible }, query);
  const holdings = await countHoldings(db, pickIds(rows), await boardFinder.tallyOwners());
  return {
    organisations: rows.map((row) => ({ ...asOrganisation(row, visible), ...holdings(row.id) })),
    totalOrganisations: total,
  };
}

/** @throws Failure `organisation.name_taken`, `organisation.not_found` (the parent) */
export async function createOrganisation(
  tx: Queryable,
  actor: Actor,
  { orgName, orgType, parentOrg }: z.output<typeof createCall.body>,
): Promise<Organisation> {
  await checkParent(tx, undefined, parentOrg);
  const id = await insertOrganisation(tx, { orgName, orgType, parentOrg: parentOrg ?? null });
  if (id === undefined) throw nameTaken();
  await recordAudit(tx, actor, { action: 'organisation.create', subjectId: id, detail: orgName });
  return readOrganisation(tx, id);
}

/** @throws Failure `organisation.not_found`, `organisation.name_taken`, `record.stale`, `request.unprocessable` (its own ancestor) */
export async function modifyOrganisation(
  { db }: Pick<Database, 'db'>,
  actor: Actor,
  id: string,
  changes: z.output<typeof modifyCall.body>,
  { ifMatch, visible }: { ifMatch: number | undefined; visible: Scope },
): Promise<{ organisation: Organisation; message: string }> {
  return inTransaction(db, async (tx) => {
    const before = required(await lockOrganisation(tx, id), 'organisation.not_found');
    await refuseStale(tx, before, ifMatch, () => readOrganisation(tx, id, visible));
    const fields = differingFields(before, changes);
    if (fields.length > 0) {
      await checkParent(tx, id, changes.parentOrg);
      await updateOrganisation(tx, id, changes).catch((error: unknown) => {
        throw violatesUnique(error, 'organisations_name_unique') ? nameTaken() : error;
      });
      await recordAudit(tx, actor, {
        action: 'organisation.modify',
        subjectId: id,
        detail: describeFields(fields),
        changes: findChanges(before, changes),
      });
    }
    const message = fields.length > 0 ? 'Saved the organisation.' : nothingChanged;
    return { organisation: await readOrganisation(tx, id, visible), message };
  });
}

/** A parent must exist, and no organisation may stand above itself. */
async function checkParent(tx: Queryable, id: string | undefined, parentOrg: string | null | undefined): Promise<void> {
  if (parentOrg === null || parentOrg === undefined) return;
  const line = await findAncestors(tx, parentOrg);
  if (line.length === 0) throw fieldFailure('organisation.not_found', 'parentOrg', 'This organisation does not exist');
  if (id !== undefined && line.includes(id)) {
    throw fieldFailure(
      'request.unprocessable',
      'parentOrg',
      parentOrg === id ? 'An organisation cannot be its own parent' : 'This organisation is below the one you change',
    );
  }
}

/** The name of a parent that the caller may not see is left out. */
function asOrganisation(
  { id, orgName, orgType, fundsMicros, parentOrg, parentOrgName, createdAt, version }: OrganisationRow,
  visible: Scope,
): Organisation {
  return {
    _id: id,
    orgName,
    orgType,
    orgWallet: { fundsAvailable: toDollars(fundsMicros) },
    parentOrg,
    parentOrgName: covers(visible, parentOrg) ? parentOrgName : null,
    dateCreated: createdAt.toISOString(),
    version,
  };
}

const nameTaken = () => fieldFailure('organisation.name_taken', 'orgName', 'Another organisation has this name');
