import fc from 'fast-check';
import { delimiterFact } from '../../../../src/client/boards/csv/reading/readingFacts';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';
import { found, sheetOf } from './findings';

/** The same damage in every run; another with e.g. `FAULT_SEED=7`. */
const seed = Number(process.env['FAULT_SEED'] ?? 6);
const header =
  'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';
const cell = fc.constantFrom(
  '',
  'plain',
  'with, comma',
  'say "hi"',
  'two\nlines',
  'Zürich',
  ' padded ',
  "it's",
  '日本',
);
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lineOf = (number: number, name: string): string =>
  `${String(number)},d${String(number)},37,Media,${quoted(name)},1.5,2.5,Oslo,,Norway,1080x1920,,Airport,static`;
const fileOf = (names: readonly string[], end: string): Uint8Array =>
  new TextEncoder().encode([header, ...names.map((name, number) => lineOf(number, name))].join(end));
const sent = (sheet: Sheet) => sheet.chunk(0, 10_000);

it('the number of loaded rows equals that of good rows, for any cells and line ends', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 40 }), fc.constantFrom('\n', '\r\n', '\r'), (names, end) => {
      const sheet = new Sheet(fileOf(names, end));
      expect(sheet.summary()).toMatchObject({ rows: names.length, good: names.length });
      expect(sent(sheet).map(({ device_id, boardname }) => [device_id, boardname])).toEqual(
        names.map((name, number) => [`d${String(number)}`, name.trim()]),
      );
    }),
    { seed },
  );
});

type Damage = { at: number; kind: 'flip' | 'remove' | 'insert'; byte: number };
const damage = fc.record<Damage>({
  at: fc.nat(),
  kind: fc.constantFrom('flip', 'remove', 'insert'),
  byte: fc.oneof(fc.constantFrom(34, 44, 59, 10, 13, 9, 39, 255), fc.integer({ min: 1, max: 255 })),
});

/** Damages bytes after the header line. */
function broken(bytes: Uint8Array, hits: readonly Damage[]): Uint8Array {
  const from = header.length + 1;
  const all = [...bytes];
  for (const { at, kind, byte } of hits) {
    const place = from + (at % (all.length - from));
    if (kind === 'flip') all[place] = byte;
    else if (kind === 'remove') all.splice(place, 1);
    else all.splice(place, 0, byte);
  }
  return Uint8Array.from(all);
}

it('with random damage every row is counted once, good or failed, and no row is made of two', () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (hits) => {
      const count = 25;
      const sheet = new Sheet(
        broken(
          fileOf(
            Array.from({ length: count }, (_, i) => `Name ${String(i)}`),
            '\n',
          ),
          hits,
        ),
      );
      const { rows, good, withErrors } = sheet.summary();
      expect(good + withErrors).toBe(rows);
      expect(sheet.failedRows().rows).toHaveLength(withErrors);
      expect(sent(sheet)).toHaveLength(good);
      // Each damaged byte changes one row, and at most merges it with the next or splits it in two.
      expect(Math.abs(rows - count)).toBeLessThanOrEqual(hits.length);
      const untouched = sent(sheet).filter(
        ({ reachBoardID, device_id, boardname }) =>
          device_id === `d${reachBoardID ?? ''}` && boardname === `Name ${reachBoardID ?? ''}`,
      );
      expect(untouched.length).toBeGreaterThanOrEqual(count - 2 * hits.length);
      expect(new Set(sent(sheet).map(({ device_id }) => device_id)).size).toBe(good);
    }),
    { seed, numRuns: 150 },
  );
});

it('reads bytes of any kind without hanging, and refuses them with a sentence or counts them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      try {
        const { rows, good, withErrors } = new Sheet(bytes).summary();
        expect(good + withErrors).toBe(rows);
      } catch (error) {
        expect(error instanceof Error ? error.message : '').toMatch(
          /^(The first line must name the columns|The file is empty|This is not a text file)/,
        );
      }
    }),
    { seed },
  );
});

it('gives the failed rows back so that, mended, they load again as they were meant', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 20 }), (names) => {
      const text = [header, ...names.map((name, number) => lineOf(number, name).replace('1.5,2.5', '91,2.5'))].join(
        '\n',
      );
      const failed = new Sheet(new TextEncoder().encode(text)).failedRows();
      expect(failed.rows).toHaveLength(names.length);
      const mended = [failed.header, ...failed.rows.map((row) => row.map((each) => (each === '91' ? '1.5' : each)))]
        .map((row) => row.map(quoted).join(','))
        .join('\n');
      const again = new Sheet(new TextEncoder().encode(mended));
      expect(again.summary()).toMatchObject({ rows: names.length, good: names.length });
      expect(sent(again)).toEqual(sent(new Sheet(fileOf(names, '\n'))));
    }),
    { seed },
  );
});

it('refuses failed rows again that nobody has mended: totals, and rows below a header in another order', () => {
  const failedOf = (sheet: Sheet) => {
    const { header: names, rows } = sheet.failedRows();
    return [names, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
  };
  for (const [codes, ...lines] of [
    [['header', 'other-order'], 'device_id,screen_name,City', 'D1,A,Graz', 'screen_name,device_id,City', 'B,D2,Wien'],
    [['header', 'other-order'], 'device_id,Breite,Höhe', 'D1,1080,1920', 'Geräte-ID,Höhe,Breite', 'D2,1920,1080'],
    [['total', 'too-many', 'too-few'], 'device_id,screen_name,City', 'D1,A,Graz', 'Total,1,', 'D2,B,C,Wien', 'D3'],
  ] as const) {
    const failed = failedOf(new Sheet(new TextEncoder().encode(lines.join('\n'))));
    expect(read(failed)).toEqual([[], codes]);
    const again = new Sheet(new TextEncoder().encode(failed));
    expect(again.summary().columns).toMatchObject({ ignored: [] });
    expect(failedOf(again).split('\n')[0]).toBe(failed.split('\n')[0]);
  }
});

it('takes no subtotal of a pivot table for a screen, whose count stands among the ids', () => {
  const rows = (city: string) => [1, 2, 3, 4].map((number) => `${city},${city}-${String(number)},Plaza,52.5,13.4`);
  for (const [berlin, wien] of [
    ['Berlin Total', 'Wien Total'],
    ['Total Berlin', 'Total Wien'],
    ['Berlin Ergebnis', 'Wien Ergebnis'],
  ])
    expect(
      read(
        'City,Screen ID,Screen Name,latitude,longitude',
        ...[...rows('Berlin'), `${String(berlin)},4,,,`, ...rows('Wien'), `${String(wien)},4,,,`, 'Grand Total,8,,,'],
      )[1],
    ).toEqual(['note', 'note', 'total']);
  expect(read('City,Screen ID,Screen Name,latitude,longitude', ...rows('Graz'), 'Wien,7,,,')[0]).toContain('7');
});

it('reads a list of hundreds of columns of numbers without minutes of comparing them with names', () => {
  const hours = Array.from({ length: 740 }, (_, hour) => `Hour ${String(hour)}`).join(',');
  const row = (number: number): string => `D-${String(number)},52.5,13.4,${'17,'.repeat(739)}8`;
  const lines = Array.from({ length: 60 }, (_, number) => row(number));
  expect(read(`device_id,latitude,longitude,${hours}`, ...lines)[0]).toHaveLength(60);
}, 15_000);

/** The ids that are sent, and the problem of each other row. */
const read = (...lines: string[]) => {
  const sheet = new Sheet(new TextEncoder().encode(lines.join('\n')));
  const { rows } = sheet.view('errors', null, 0, 99);
  return [sent(sheet).map(({ device_id }) => device_id), rows.map(({ issues }) => issues[0]?.code)];
};

it('takes a row that begins like a total for a screen where one keeps it, if it fills every column', () => {
  const lines = ['Name,Device ID,lat,long', 'Shell 3,1001,38.7,-9.1', 'Total 12,1002,38.7,-9.1', 'Total,2,,'];
  const sheet = new Sheet(new TextEncoder().encode(lines.join('\n')));
  const { rows } = sheet.view('errors', null, 0, 99);
  expect(rows.map(({ issues }) => issues[0]?.message)).toEqual([
    'The row begins like a total. Keep it if it is a screen.',
    'This line is a total or a note. It is no screen.',
  ]);
  sheet.fixAll(rows[0]?.issues[0]?.group ?? '');
  expect(sent(sheet).map(({ boardname }) => boardname)).toEqual(['Shell 3', 'Total 12']);
});

it('finds a second header with other names for the columns, in their order or another', () => {
  const sides = ['device_id,width,height', 'D-1,1080,1920'];
  expect(read(...sides, 'Screen ID,Breite,Höhe', 'D-2,1080,1920')).toEqual([['D-1', 'D-2'], ['header']]);
  expect(read(...sides, 'Device,Höhe,Breite', 'D-2,1920,1080')).toEqual([['D-1'], ['header', 'other-order']]);
  const first = ['device_id,screen_name,City,Country', 'D-1,A,Wien,Austria'];
  const turned = ['Screen_Name,device_id,City,Country', 'B,D-2,,'];
  expect(read(...first, ...turned, 'Player ID,Name,Ort,Land', 'D-3,C,,')).toEqual([
    ['D-1', 'D-3'],
    ['header', 'other-order', 'header'],
  ]);
  const types = ['Type,Screen,Device ID,Venue', 'LED,Hall,D-1,Mall', 'Screen,Type,D-2,Venue', 'LED,Foyer,D-3,Mall'];
  expect(read(...types)).toEqual([['D-1', 'D-2', 'D-3'], []]);
  expect(read(...types.slice(0, 2), 'Screen,Type,Line1,Venue', 'Hall,LED,x,Mall')[1]).toEqual([
    'header',
    'other-order',
  ]);
  expect(read(...first, 'Hall,Screen,Ort,Austria', 'Foyer,,Stadt,Land')).toEqual([['D-1', 'Hall', 'Foyer'], []]);
});

it('reads a header with another delimiter than its rows, and says so', () => {
  for (const [names, delimiter, detail] of [
    ['device_id;latitude;longitude', ',', 'Only the header is separated by semicolons.'],
    ['device_id,latitude,longitude', ';', 'Only the header is separated by commas.'],
    ['device_id,latitude,longitude', ',', ''],
  ] as const) {
    const lines = ['Title', names, ...['a', 'b'].map((id) => [id, '38.7', '-9.1'].join(delimiter))];
    const sheet = new Sheet(new TextEncoder().encode(lines.join('\n')));
    expect(sent(sheet)[1]).toMatchObject({ device_id: 'b', boardcoords: { lat: 38.7, long: -9.1 } });
    const { reading } = sheet.summary();
    expect(reading).toMatchObject({ delimiter, headerLine: 2 });
    expect(delimiterFact(reading)).toMatchObject({ isDoubtful: detail !== '', detail });
  }
  // A list that was joined with another delimiter takes no rows away.
  const joined = ['device_id;latitude;longitude', 'a;38.7;-9.1', 'device_id,latitude,longitude', 'b,38.7,-9.1'];
  expect(read(...joined)).toEqual([['a'], ['too-few', 'too-few']]);
  const commas = ['device_id,screen_name,latitude,longitude', 'a;Hall;38,7;-9,1', 'b;Hall;38,7;-9,1'];
  expect(read(...commas)).toEqual([[], ['decimal-comma', 'decimal-comma']]);
  // Commas of names and decimals make as many cells as the header has.
  const names = ['device_id,screen_name,latitude,longitude', 'a;Hall, east;38,7;-9,1', 'b;Hall, x, y;38,7;-9,1'];
  expect(read(...names)).toEqual([[], ['decimal-comma', 'decimal-comma']]);
});

it('a list to which one with more columns was joined is no title of that one', () => {
  const headerLine = (text: string) => new Sheet(new TextEncoder().encode(text)).summary().reading.headerLine;
  const other = 'device_id,screen_name,City,Country\nB-1,Ring,Graz,Austria';
  expect(headerLine(`device_id,screen_name,City\nA-1,Plaza,Wien\n${other}`)).toBe(1);
  expect(headerLine(`Device,Location\nPlayers,Wien 7\n\n${other}`)).toBe(4);
});

it('a first column that is known to be something else has no ids that begin like a comment', () => {
  for (const [first, rows] of Object.entries({ 'Screen name': 3, Ref: 2 })) {
    const sheet = new Sheet(new TextEncoder().encode(`${first},City\nPlaza,Porto\nMall,Porto\n#1 Rossio,Lisboa`));
    sheet.chooseColumn(0, 'device_id');
    expect([first, sent(sheet).length]).toEqual([first, rows]);
  }
});

it('leaves rows alone whose first cells have another delimiter', () => {
  for (const lines of [
    ['Location;Screen ID', 'Rossio, Lisbon;D-1', 'Baixa, Porto;D-2'],
    ['Name,Device ID,Resolution', '"Rossio; Lisbon; PT",D-1,1080x1920', '"Baixa; Porto; PT",D-2,1080x1920'],
  ])
    expect(
      sheetOf(...lines)
        .chunk(0, 2)
        .map((row) => row.device_id),
    ).toEqual(['D-1', 'D-2']);
  const names = ['screen_name,device_id,latitude,longitude', 'Rossio, Lisboa;D-1;38,71;-9,14'];
  expect(sheetOf(...names).summary().reading).toMatchObject({ delimiter: ';', headerDelimiter: ',' });
});

it('refuses the scripts of databases, and no list with such a title', () => {
  const scripts = [
    '/*\n Navicat\n*/\n\nSET NAMES utf8;\nDROP TABLE IF EXISTS `boards`;',
    '-- phpMyAdmin SQL Dump\nSTART TRANSACTION;\n\nCREATE TABLE `boards` (',
    'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE boards(id int);',
    '--\nCOPY public.boards (id, device_id) FROM stdin;\n1\tD-1',
    "UPDATE boards SET name='A' WHERE device_id='D-1';",
    "INSERT INTO boards (device_id,name,lat) VALUES ('D-1','Hall',48.2);",
    "/*!40101 SET NAMES utf8 */;\nINSERT INTO boards VALUES ('D-1');",
  ];
  for (const script of scripts) expect(() => sheetOf(script)).toThrow('an SQL script');
  for (const title of ['Select list of screens', 'Copy of boards (new)', 'use a;\n\n'.repeat(400)])
    expect(sheetOf(title, 'device_id,screen_name', 'D-1,A').summary().rows).toBeGreaterThan(0);
});

it('the name of a column is no device id', () => {
  for (const device_id of ['Device ID', 'DEVICE_ID', 'Screen Name', 'latitude', 'lat', 'Name', 'resolution'])
    expect([device_id, found({ device_id })]).toEqual([device_id, ['error header']]);
  for (const device_id of ['Screen', 'X', 'y'])
    expect([device_id, found({ device_id })]).toEqual([device_id, ['warning maybe-header']]);
});
