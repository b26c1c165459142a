import { screenTypes, venueTypes } from '../../../src/client/boards/boardTypes';
import { artworks } from '../../../demo/artworks';
import { boards } from '../../../demo/boards';
import { campaigns } from '../../../demo/campaigns';
import { chance } from '../../../demo/chance';
import { daysBefore, demoId, demoKey, dollars, hoursBefore } from '../../../demo/identity';
import { organisationId, organisations, teamNamed, teams } from '../../../demo/organisations';
import { people, personNamed } from '../../../demo/people';
import { cities } from '../../../demo/cities';
import { publisherIdOf, publisherIds, publisherName, venueNamed, venues } from '../../../demo/venues';

describe('identity', () => {
  it('makes ids and keys in the product’s format, the same on every run and different for different records', () => {
    expect(demoId('board', 'A')).toMatch(/^[0-9a-f]{24}$/);
    expect(demoId('board', 'A')).toBe(demoId('board', 'A'));
    expect(new Set([demoId('board', 'A'), demoId('board', 'B'), demoId('team', 'A')]).size).toBe(3);
    expect(demoKey('A')).toMatch(/^[0-9a-f]{43}$/);
  });
  it('computes hours and days before and after now', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(hoursBefore(now, 2.5).toISOString()).toBe('2026-11-21T09:30:00.000Z');
    expect(daysBefore(now, -3).toISOString()).toBe('2026-11-24T12:00:00.000Z');
  });
  it('makes the same numbers from the same seed, spread over the whole range', () => {
    const [one, other] = [chance(5), chance(5)];
    const lots = Array.from({ length: 1000 }, () => one());
    expect(lots).toEqual(Array.from({ length: 1000 }, () => other()));
    expect(Math.min(...lots)).toBeLessThan(0.01);
    expect(Math.max(...lots)).toBeGreaterThan(0.99);
    expect(lots.reduce((sum, lot) => sum + lot, 0) / 1000).toBeCloseTo(0.5, 1);
    expect(chance(6)()).not.toBe(chance(5)());
  });
});

describe('places and venues', () => {
  it('has 20 countries, cities on the globe, and no city twice', () => {
    expect(new Set(cities.map(({ country }) => country)).size).toBe(20);
    expect(new Set(cities.map(({ city }) => city)).size).toBe(cities.length);
    for (const { lat, long, spots, state } of cities) {
      expect([Math.abs(lat) < 90, Math.abs(long) <= 180, spots.length >= 2, state !== '']).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });
  it('uses the venue and screen types that the form offers, every venue type of them', () => {
    expect(venues.map(({ venueType }) => venueType).sort()).toEqual([...venueTypes].sort());
    for (const { screenTypes: used } of venues) for (const type of used) expect(screenTypes).toContain(type);
  });
  it('has an id for each publisher', () => {
    expect(new Set(Object.values(publisherIds)).size).toBe(publisherName.options.length);
    expect(publisherIdOf('Harbour Media')).toBe('37');
    expect(() => venueNamed('Moon')).toThrow('No venue type Moon');
  });
});

describe('organisations, teams and people', () => {
  it('names parents, owners and members that exist', () => {
    for (const { parent } of organisations)
      if (parent !== undefined) expect(organisationId(parent)).toMatch(/^[0-9a-f]{24}$/);
    for (const { organisation, members } of teams) {
      expect(organisations.map(({ name }) => name)).toContain(organisation);
      for (const mailbox of members) expect(personNamed(mailbox).mailbox).toBe(mailbox);
    }
    expect(() => organisationId('Nobody')).toThrow('No demo organisation Nobody');
    expect(() => teamNamed('Nobody')).toThrow('No demo team Nobody');
    expect(() => personNamed('nobody')).toThrow('Nobody of the demo is called nobody');
  });
  it('makes no organisation its own ancestor', () => {
    for (const one of organisations) {
      const line = [one.name];
      for (let up = one.parent; up !== undefined; up = organisations.find(({ name }) => name === up)?.parent)
        line.push(up);
      expect(new Set(line).size).toBe(line.length);
    }
  });
  it('counts money in exact millionths', () => {
    expect([4.99, 16.6, 120.5, 212.75, 34.04].map(dollars)).toEqual([
      4_990_000, 16_600_000, 120_500_000, 212_750_000, 34_040_000,
    ]);
    expect(people.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });
});

describe('boards', () => {
  it('has boards of five teams and without a team', () => {
    const counts = new Map<string | null, number>();
    for (const { team } of boards) counts.set(team, (counts.get(team) ?? 0) + 1);
    expect(Object.fromEntries([...counts].map(([team, count]) => [team ?? 'nobody', count]))).toEqual({
      'Launch squad': 48,
      'Roadside crew': 120,
      'Transit team': 36,
      'Mall network': 72,
      'Harbour night desk': 12,
      nobody: 32,
    });
  });
  it('has the sizes and types that make artworks fit, not fit, and be refused', () => {
    const sizes = new Set(
      boards
        .filter(({ team }) => team === 'Launch squad')
        .map(({ width, height }) => `${String(width)}x${String(height)}`),
    );
    for (const size of ['1920x1080', '1080x1920', '1400x400', '3840x1080', '1920x1200', '3840x2160'])
      expect(sizes).toContain(size);
    expect(boards.some(({ adTypes }) => adTypes.length === 1 && adTypes[0] === 'static')).toBe(true);
    expect(boards.some(({ adTypes }) => adTypes.length === 0)).toBe(true);
  });
  it('has names with quotes and <, with letters beyond ASCII, very long ones, and one that a deleted board shares', () => {
    const names = boards.map(({ name }) => name);
    expect(names.some((name) => name.includes('"') && name.includes('<'))).toBe(true);
    expect(names.some((name) => /[À-ž]/.test(name))).toBe(true);
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(90);
    expect(
      boards
        .filter(({ name }) => name === 'Queen Street Corner')
        .map(({ deleted }) => deleted)
        .sort(),
    ).toEqual([false, true]);
  });
  it('keeps leading zeros of device ids', () => {
    expect(boards.some(({ deviceId }) => deviceId.startsWith('00'))).toBe(true);
  });
});

describe('artworks and campaigns', () => {
  it('has every file once, in a picture of its own', () => {
    expect(new Set(artworks.map(({ file }) => file)).size).toBe(64);
    expect(new Set(artworks.map(({ picture }) => picture)).size).toBe(64);
    expect(new Set(artworks.map(({ sha256 }) => sha256)).size).toBe(64);
  });
  it('gives a reason for each rejection and for nothing else', () => {
    for (const { stage, reason } of artworks) expect(reason !== undefined).toBe(stage === 'no');
  });
  it('submitted approved artworks only, but for one that was rejected later', () => {
    const submitted = artworks.filter(({ submission }) => submission !== undefined);
    expect(submitted).toHaveLength(17);
    expect(submitted.filter(({ stage }) => stage !== 'ok').map(({ file }) => file)).toEqual([
      'kestrel_seville_1920x1080.jpg',
    ]);
  });
  it('names every campaign once and ends none before it starts', () => {
    expect(new Set(campaigns.map(({ name }) => name)).size).toBe(44);
    for (const { start, end } of campaigns) expect(end === undefined || end > start).toBe(true);
  });
  it('spends nothing before a campaign has started', () => {
    for (const { start, daily, monthly } of campaigns.filter((one) => one.start > 0))
      expect([start, daily?.spent ?? 0, monthly?.spent ?? 0]).toEqual([start, 0, 0]);
  });
});
