import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { organisations, teamMembers, teams, users, walletEntries } from '../db/schema/schema';
import { daysBefore, demoId, hoursBefore } from './identity';
import { organisationId, organisationList, teamList, type DemoOrganisation } from './organisationList';

export interface DemoPerson {
  id: string;
  /** The part of the address before @example.com. */
  mailbox: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isActive: boolean;
  /** Hours since they were last here; null: never. */
  seen: number | null;
}

const person = (
  mailbox: string,
  firstName: string,
  lastName: string,
  seen: number | null,
  given: { isAdmin?: boolean; isActive?: boolean } = {},
): DemoPerson => ({
  id: demoId('user', mailbox),
  mailbox,
  firstName,
  lastName,
  seen,
  isAdmin: given.isAdmin ?? false,
  isActive: given.isActive ?? true,
});

export const people: readonly DemoPerson[] = [
  person('admin', 'Robin', 'Vale', null, { isAdmin: true }),
  person('second', 'Ana', 'Okafor', 3, { isAdmin: true }),
  person('noname', '', '', null, { isAdmin: true }),
  person('member', 'Teo', 'Marsh', 30),
  person('jo.lindqvist', 'Jo', 'Lindqvist', 6),
  person('sam.achterberg', 'Sam', 'Achterberg', 50),
  person('mina.farrow', 'Mina', 'Farrow', 27),
  person('ines.prado', 'Inês', 'Prado', 100),
  person('tom.okonkwo', 'Tom', 'Okonkwo', 400),
  person('ruth.lange', 'Ruth', 'Lange', 3000, { isActive: false }),
];

/** Somebody of the demo by mailbox, with the name that histories show. */
export function personNamed(mailbox: string): DemoPerson & { name: string } {
  const found = people.find((one) => one.mailbox === mailbox);
  if (!found) throw new Error(`Nobody of the demo is called ${mailbox}`);
  return { ...found, name: `${found.firstName} ${found.lastName}` };
}

/** People, organisations with their wallets, teams and who is in them. */
export async function seedPeople(tx: Queryable, now: Date, passwordHash: string): Promise<void> {
  await tx.insert(users).values(
    people.map(({ id, mailbox, firstName, lastName, isAdmin, isActive, seen }, i) => ({
      id,
      firstName,
      lastName,
      isAdmin,
      isActive,
      passwordHash,
      username: mailbox,
      email: `${mailbox}@example.com`,
      emailKey: sortKey(`${mailbox}@example.com`),
      firstNameKey: sortKey(firstName),
      lastNameKey: sortKey(lastName),
      lastSeen: seen === null ? null : hoursBefore(now, seen),
      createdAt: daysBefore(now, 420 - i * 11),
      recentPages: mailbox === 'admin' ? ['/boards', '/campaigns'] : [],
    })),
  );
  await tx.insert(organisations).values(
    organisationList.map(({ id, name, type, parent, funds }, i) => ({
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
  await tx.insert(walletEntries).values(organisationList.flatMap((one) => ledger(one, now)));
  await tx.insert(teams).values(
    teamList.map(({ id, name, organisation }, i) => ({
      id,
      teamName: name,
      teamNameKey: sortKey(name),
      orgId: organisationId(organisation),
      createdAt: daysBefore(now, 380 - i * 9),
    })),
  );
  await tx.insert(teamMembers).values(
    teamList.flatMap((team, teamOrder) =>
      team.members.map((mailbox, memberOrder) => ({
        teamId: team.id,
        userId: personNamed(mailbox).id,
        memberOrder,
        teamOrder,
      })),
    ),
  );
}

/** Dollars in millionths, from a number with at most 2 decimals. */
export const dollars = (amount: number): number => Math.round(amount * 100) * 10_000;

/** A credit and what was spent of it, summing to what is in the wallet. */
function ledger({ id, name, funds }: DemoOrganisation, now: Date) {
  const left = dollars(funds);
  const credit = dollars(Math.ceil(funds / 50) * 50 + 150);
  const first = Math.round(((credit - left) * 0.45) / 10_000) * 10_000;
  const second = Math.round(((credit - left) * 0.3) / 10_000) * 10_000;
  const moves: [days: number, micros: number, note: string][] = [
    [92, credit, 'Opening credit'],
    [61, -first, 'Campaign spend, two months ago'],
    [31, -second, 'Campaign spend, last month'],
    [1, left - credit + first + second, 'Campaign spend, this month'],
  ];
  let balanceMicros = 0;
  return moves.map(([days, micros, note]) => {
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
