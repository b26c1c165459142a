import { spendDays } from '#contract/organisations';
import { ownerEverywhere } from '#contract/permissions';
import type { Queryable } from '../src/server/db/connect';
import { sortKey } from '../src/server/db/schema/columns';
import {
  organisations as organisationsTable,
  teamMembers,
  teams as teamsTable,
  users,
  walletEntries,
} from '../src/server/db/schema/schema';
import { spendOf } from './campaignRows';
import { campaigns } from './campaigns';
import { daysBefore, demoId, dollars, hoursBefore } from './identity';
import { organisationId, organisations, teamNamed, teams, type DemoOrganisation } from './organisations';
import { people, personNamed } from './people';

/** People, organisations with their wallets, teams and their members. */
export async function seedPeople(tx: Queryable, now: Date, passwordHash: string): Promise<void> {
  await tx.insert(users).values(people.map((person, i) => userRow(person, i, { now, passwordHash })));
  await tx.insert(organisationsTable).values(
    organisations.map(({ id, name, type, parent, funds }, i) => ({
      id,
      orgName: name,
      orgNameKey: sortKey(name),
      orgType: type,
      orgTypeKey: sortKey(type),
      parentOrg: parent === undefined ? null : organisationId(parent),
      fundsMicros: dollars(funds),
      createdAt: daysBefore(now, 400 - i * 13),
    })),
  );
  await tx.insert(walletEntries).values(organisations.flatMap((one) => ledger(one, now)));
  await tx.insert(teamsTable).values(
    teams.map(({ id, name, organisation }, i) => ({
      id,
      teamName: name,
      teamNameKey: sortKey(name),
      orgId: organisationId(organisation),
      createdAt: daysBefore(now, 380 - i * 9),
    })),
  );
  await tx.insert(teamMembers).values(
    teams.flatMap((team, teamOrder) =>
      team.members.map((mailbox, memberOrder) => ({
        teamId: team.id,
        userId: personNamed(mailbox).id,
        memberOrder,
        teamOrder,
      })),
    ),
  );
}

function userRow(
  { id, mailbox, firstName, lastName, isAdmin, isActive, seen }: (typeof people)[number],
  index: number,
  { now, passwordHash }: { now: Date; passwordHash: string },
): typeof users.$inferInsert {
  return {
    id,
    firstName,
    lastName,
    isAdmin,
    roles: isAdmin ? [...ownerEverywhere] : [],
    isActive,
    passwordHash,
    username: mailbox,
    email: `${mailbox}@example.com`,
    emailKey: sortKey(`${mailbox}@example.com`),
    firstNameKey: sortKey(firstName),
    lastNameKey: sortKey(lastName),
    lastSeen: seen === null ? null : hoursBefore(now, seen),
    createdAt: daysBefore(now, 420 - index * 11),
    recentPages: mailbox === 'admin' ? ['/boards', '/campaigns'] : [],
  };
}

/** A credit, and what the campaigns spent of it in the last 30 days; the entries add up to the wallet. */
function ledger({ id, name, funds }: DemoOrganisation, now: Date): (typeof walletEntries.$inferInsert)[] {
  const spent = campaigns
    .filter(({ team }) => team !== null && organisationId(teamNamed(team).organisation) === id)
    .flatMap((campaign) => spendOf(campaign, now))
    .reduce((sum, { micros }) => sum + micros, 0);
  const period = `${dayOf(daysBefore(now, spendDays - 1))} to ${dayOf(now)}`;
  const moves = [
    { days: 92, micros: dollars(funds), note: 'Opening credit' },
    { days: 31, micros: spent, note: 'Credit for the running campaigns' },
    { days: 0, micros: -spent, note: `Campaign spend, ${period}` },
  ].filter(({ micros }) => micros !== 0);
  let balanceMicros = 0;
  return moves.map(({ days, micros, note }) => {
    balanceMicros += micros;
    const by = micros > 0 ? personNamed('second') : undefined;
    return {
      id: demoId('wallet entry', `${name} ${String(days)}`),
      orgId: id,
      at: daysBefore(now, days),
      micros,
      balanceMicros,
      note,
      byName: by?.name ?? 'Marquee',
      byUser: by?.id ?? null,
    };
  });
}

/** '25 Nov 2026', in UTC. */
const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
