import Papa from 'papaparse';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';
import { aFailedResult, aResult } from './readFiles';

const header =
  'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';
const good =
  '104201,broadsign.com:1,37,Harbour Media,Harbour Mall,-33.86882,151.20929,Sydney,New South Wales,Australia,1080x1920,Mall - Food Court,Shopping Mall,"static;video"';
const sheetOf = (...lines: string[]) => new Sheet(new TextEncoder().encode([header, ...lines].join('\n')));

describe('Sheet', () => {
  it('maps every column of the specification', () => {
    const [row] = sheetOf(good).chunk(0, 1000);
    expect(row).toEqual({
      reachBoardID: '104201',
      device_id: 'broadsign.com:1',
      publisher_id: '37',
      publisher_name: 'Harbour Media',
      boardname: 'Harbour Mall',
      boardcoords: { lat: -33.86882, long: 151.20929 },
      boardloc: { city: 'Sydney', state: 'New South Wales', country: 'Australia' },
      boardsize: { height: 1080, width: 1920 },
      boardminCPI: '',
      surfaceArea: '',
      opening_hours: '',
      screenType: 'Mall - Food Court',
      venueType: 'Shopping Mall',
      adTypes: ['static', 'video'],
    });
  });

  it('sends every field of the create call, and tells an update those that the file has a column for', () => {
    const sheet = new Sheet(new TextEncoder().encode('device_id,latitude,City,Ad Types\nd1,1.5,,'));
    expect(sheet.chunk(0, 1)).toEqual([]); // one coordinate without the other is an error
    sheet.chooseColumn(1, null);
    expect(sheet.chunk(0, 1)).toEqual([
      {
        boardname: '',
        boardcoords: { lat: '', long: '' },
        boardloc: { city: '', state: '', country: '' },
        boardsize: { height: '', width: '' },
        boardminCPI: '',
        surfaceArea: '',
        reachBoardID: '',
        device_id: 'd1',
        publisher_id: '',
        publisher_name: '',
        opening_hours: '',
        screenType: '',
        venueType: '',
        adTypes: [],
      },
    ]);
    expect(sheet.updateFields().sort()).toEqual(['adTypes', 'boardloc.city', 'device_id']);
  });

  it('reads HEIGHTxWIDTH as specified, and says when the file looks like WIDTHxHEIGHT', () => {
    const sheet = sheetOf(good);
    expect(sheet.summary()).toMatchObject({ order: 'height-first', suggestedOrder: 'width-first' });
    sheet.setOrder('width-first');
    expect(sheet.chunk(0, 1)[0]?.boardsize).toEqual({ height: 1920, width: 1080 });
  });

  it('takes hardly filled rows among full ones for headings, totals or notes, which one can keep', () => {
    const sheetWith = (...lines: string[]) =>
      new Sheet(new TextEncoder().encode(['device_id,screen_name,lat,long,City,Country', ...lines].join('\n')));
    const codes = (sheet: Sheet) => sheet.view('errors', null, 0, 99).rows.flatMap(({ issues }) => issues[0]?.code);
    const full = ['KS-1', 'KS-2', 'KS-3'].map((id) => `${id},Plaza ${id},48.2,16.4,Wien,Austria`);
    const notes = [
      ...['London Total,2', 'Gesamtergebnis,2', 'Total général,2', 'Общий итог,2', '総計,2', 'סך הכל,2', 'Yhteensä'],
      ...['TOTAL,2 screens', 'Mittelwert', 'Min', 'NORTH WEST', 'Strictly confidential', 'sales@example.com', 'Legend'],
      ...['Stand 20.11.2026', 'P = Portrait', 'Applied filters:', '...and 34 more', 'Page 1', ',London Total,2'],
    ];
    for (const note of notes) {
      const line = note + ','.repeat(6 - note.split(',').length);
      expect([note, codes(sheetWith(...full, line))]).toEqual([note, ['note']]);
      expect([note, codes(sheetWith(full[0] ?? '', line, ...full.slice(1)))]).toEqual([note, ['note']]);
    }
    expect(codes(sheetWith(...full, 'Average,,48.2,-16.4,,'))).toEqual(['total']);

    const sheet = sheetWith(...full, 'NORTH WEST,,,,,', 'NORTH WEST,,,,,', 'Foyer,,,,,');
    expect(sheet.summary()).toMatchObject({ good: 3, withErrors: 3 });
    const group = sheet.summary().issues.find(({ level }) => level === 'error')?.group ?? '';
    sheet.edit(5, { device_id: 'Foyer' });
    expect(sheet.chunk(0, 9).map(({ device_id }) => device_id)).toEqual(['KS-1', 'KS-2', 'KS-3', 'Foyer']);
    expect(sheet.fixAll(group)).toBe(2);
    expect(codes(sheet)).toEqual(['repeated-device']);
    sheet.fixAll(group, true);
    expect(codes(sheet)).toEqual(['note', 'note']);

    for (const line of ['LN-9,,,,,', '12,2,,,,', 'Foyer left,Foyer wall,,,,'])
      expect([line, codes(sheetWith(...full, ...full.map((row) => row.replaceAll('KS', 'LN')), line))]).toEqual([
        line,
        [],
      ]);
    expect(codes(sheetWith('Main Hall,,,,,', 'Foyer,2,,,,', 'Entrance,,,,,'))).toEqual([]);
    const hall = 'Main Hall,Hall,48.2,16.4,Wien,Austria';
    expect(codes(sheetWith(hall, 'Foyer,Foyer,48.2,16.4,Wien,Austria', 'Stairs,,,,,', 'Lift,,,,,'))).toEqual([]);
    expect(codes(sheetWith('Wall 1,Hall,48.2,16.4,Wien,Austria', 'Wall 2,,,,,'))).toEqual([]);
  });

  it('takes rows whose id begins like a comment for notes where most do not, and lets them be kept', () => {
    const read = (...ids: string[]) => new Sheet(new TextEncoder().encode(`device_id\n${ids.join('\n')}`));
    const sentIds = (sheet: Sheet) => sheet.chunk(0, 99).map((row) => row.device_id);
    for (const off of ['#D-4', '# D-4', '//D-4', '-- D-4']) {
      const sheet = read('D-1', 'D-2', off, 'D-3');
      expect([off, sentIds(sheet)]).toEqual([off, ['D-1', 'D-2', 'D-3']]);
      const [problem] = sheet.summary().issues; // errors come first
      expect(problem?.message).toContain('begins like a comment');
      sheet.fixAll(problem?.group ?? '');
      expect(sentIds(sheet)).toEqual(['D-1', 'D-2', off, 'D-3']);
    }
    expect(sentIds(read('D-1', '#D-2'))).toEqual(['D-1']);
    expect(sentIds(read('#1', '#2', 'D-3'))).toHaveLength(3);
    expect(sentIds(read('#1'))).toHaveLength(1);
  });

  it('takes a row for a note in the file of failed rows too, where no other rows tell', () => {
    const lines = ['D-1,Hall,Wien', 'D-2,Mall,Graz', '#D-3,Quay,Linz', 'D-4,Ring,Wien', 'NORTH WEST,,', 'Foyer,,'];
    const codes = (sheet: Sheet) => sheet.view('errors', null, 0, 9).rows.map(({ issues }) => issues[0]?.code);
    const sheet = new Sheet(new TextEncoder().encode(['device_id,screen_name,City', ...lines].join('\n')));
    const { header: names, rows } = sheet.failedRows();
    const again = new Sheet(new TextEncoder().encode(Papa.unparse([names, ...rows])));
    expect([rows.length, codes(sheet), codes(again)]).toEqual([3, Array(3).fill('note'), Array(3).fill('note')]);
  });

  it('takes no hardly filled row for a note that has an id', () => {
    const codes = (...lines: string[]) =>
      new Sheet(new TextEncoder().encode(lines.join('\n')))
        .view('errors', null, 0, 99)
        .rows.flatMap(({ issues }) => issues[0]?.code);
    const named = (id: string, name: string) => `${id},${name},1080x1920,Wien`;
    const coded = ['KS-1', 'KS-2', 'KS-3'].map((id) => named(id, `Plaza ${id}`));
    for (const line of [
      ...['Keller,,1920x1080,', 'SPARE,,1080x1920,', '池袋三,,1920x1080,', 'KS-SPARE,,,', 'KS-ZZ,,,'],
      ...['aa:bb:cc:dd:ee:ff,,,', 'playerx.acme.net,,,'],
    ])
      expect([line, codes('device_id,screen_name,Resolution,City', ...coded, line)]).toEqual([line, []]);
    const uuid = '6f1e0b9a-1111-4222-8333-444455556666';
    const idSecond = [1000, 1001, 1002].map((id) => named(['Lobby', 'Foyer', 'Atrium'][id - 1000] ?? '', String(id)));
    for (const line of ['Annex,1003,,', 'France,102,,', `Annex,${uuid},,`])
      expect([line, codes('screen_name,device_id,Resolution,City', ...idSecond, line)]).toEqual([line, []]);
    const words = ['Lobby', 'Foyer', 'Atrium', 'Garden'].map((id) => named(id, `${id} wall`));
    expect(codes('device_id,screen_name,Resolution,City', ...words, 'Loft,,,')).toEqual([]);
    expect(codes('device_id,screen_name,Resolution,City', ...words, 'NORTH WEST,,,')).toEqual(['note']);
    expect(codes('device_id,screen_name,Resolution,City', ...coded, 'Keller,,1234,')).toEqual(['note']);
  });

  it('sends no rows below a header in another order, until the first order stands again', () => {
    const read = (...lines: string[]) => {
      const sheet = new Sheet(new TextEncoder().encode(lines.join('\n')));
      const { rows } = sheet.view('errors', null, 0, 99);
      return [sheet.chunk(0, 99).map((row) => row.device_id), rows.map(({ issues }) => issues[0]?.message)];
    };
    const header = 'This line repeats the header or explains it. It is no screen.';
    const from = (line: number) =>
      `From line ${line} on the columns stand in another order. Load that part as a file of its own.`;
    const first = ['device_id,screen_name,City,Country', 'D-1,A,Wien,Austria'];
    expect(read(...first, 'Screen_Name,device_id,City,Country', 'B,D-2,Linz,Austria', 'C,D-3,,', ...first)).toEqual([
      ['D-1'],
      [header, from(3), from(3), header, 'Line 2 has the same device id and is loaded instead. Keep one of them.'],
    ]);
    const swapped = read('device_id,width,height', 'D-1,1920,1080', 'device_id,height,width', 'D-2,1080,1920');
    expect(swapped).toEqual([['D-1'], [header, from(3)]]);
    expect(read(...first, first[0] ?? '', 'D-2,City,Country,Austria')).toEqual([['D-1', 'D-2'], [header]]);
    expect(read('City,device_id,screen_name', 'Wien,D-1,A', 'City,D-2,City')).toEqual([['D-1', 'D-2'], []]);
  });

  it('finds a longitude out of range, and a place at 0, 0', () => {
    const { rows } = sheetOf('1,d,37,P,N,1,181.2,,,,1x1,,,', '1,e,37,P,M,0,0,,,,1x1,,,').view('all', null, 0, 2);
    expect(rows.map(({ issues }) => issues[0]?.code)).toEqual(['longitude', 'zero']);
  });

  it.each([
    ['-91.5', '3', { lat: '3', long: '-91.5' }],
    ['151.2', '-33.8', { lat: '-33.8', long: '151.2' }],
    ['-91.5', '151.2', undefined],
    ['-190', '3', undefined],
    ['-91.5', '', undefined],
  ])(
    'says the range of %s, %s, offers a swap only where it leads onto the map, and makes none by itself',
    (lat, long, fix) => {
      const sheet = sheetOf(`1,d,37,P,N,${lat},${long},,,,1x1,,,`);
      const [row] = sheet.view('errors', null, 0, 1).rows;
      const said = row?.issues.find(({ level }) => level === 'error');
      if (long !== '') expect(said?.message).toMatch(/^Latitude must be between -90 and 90\./);
      expect(said?.fix?.cells).toEqual(fix);
      expect(row?.cells).toMatchObject({ lat, long });
      expect(sheet.chunk(0, 1)).toEqual([]);
    },
  );

  it('fixes all rows of a kind at once, and an edit fixes one', () => {
    const sheet = sheetOf(
      '1,d1,37,P,N1,151.2,-33.8,,,,1x1,,,',
      '2,d2,37,P,N2,140,-30,,,,1x1,,,',
      '3,d3,37,P,N3,1,1,,,,1080p,,,',
    );
    expect(sheet.fixAll('swapped lat Swap error')).toBe(2);
    sheet.edit(2, { resolution: '10x20' });
    expect(sheet.summary()).toMatchObject({ rows: 3, good: 3, withErrors: 0 });
    expect(sheet.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: -33.8, long: 151.2 });
  });

  it('takes a fix of all rows back, and leaves what was typed since', () => {
    const sheet = sheetOf('1,d1,37,P,N1,151.2,-33.8,,,,1x1,,,', '2,d2,37,P,N2,140,-30,,,,1x1,,,');
    sheet.edit(0, { city: 'Perth' });
    sheet.fixAll('swapped lat Swap error');
    expect(sheet.summary()).toMatchObject({ good: 2, fixed: [{ fields: ['lat', 'long'], fix: 'Swap', count: 2 }] });
    sheet.edit(1, { lat: '-31' });
    expect(sheet.fixAll('swapped lat Swap error', true)).toBe(2);
    expect(sheet.summary()).toMatchObject({ good: 1, withErrors: 1, fixed: [] });
    expect(sheet.view('all', null, 0, 2).rows.map(({ cells: { lat, long, city } }) => [lat, long, city])).toEqual([
      ['151.2', '-33.8', 'Perth'],
      ['-31', '-30', ''],
    ]);
  });

  it.each([
    [
      'utf-16le',
      (text: string) =>
        new Uint8Array([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])]),
    ],
    ['utf-8', (text: string) => new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)])],
    ['windows-1252', (text: string) => Uint8Array.from([...text].map((c) => c.charCodeAt(0)))],
  ] as const)('reads %s', (encoding, encode) => {
    const sheet = new Sheet(encode(`${header}\n1,d,37,P,Zürich HB,1,1,Zürich,,,1x1,,,`));
    expect(sheet.summary().reading.encoding).toBe(encoding);
    expect(sheet.chunk(0, 1)[0]).toMatchObject({ boardname: 'Zürich HB' });
  });

  it('reads the publisher template', () => {
    const sheet = new Sheet(
      new TextEncoder().encode(
        'publisher_id,device_id,name,resolution,latitude,longitude,venue_types:id,allowed_ad_types:id,screen_type\n37,d1,Mall 1,1080x1920,-33.8,151.2,60,1:2:4,103',
      ),
    );
    expect(sheet.summary()).toMatchObject({ order: 'width-first', columns: { dialect: 'publisher-template' } });
    expect(sheet.chunk(0, 1)[0]).toMatchObject({
      boardname: 'Mall 1',
      boardsize: { width: 1080, height: 1920 },
      adTypes: ['static', 'video', 'html'],
    });
    expect(sheet.updateFields()).not.toContain('screenType');
  });

  it('lets columns be chosen by hand, keeps edits, and brings the choice back', () => {
    const text = 'Gerät,Bezeichnung,City\n007,Bahnhof,Bern\n008,Hafen,Genf';
    const sheet = new Sheet(new TextEncoder().encode(text));
    expect(sheet.summary()).toMatchObject({ good: 0, withErrors: 2, columns: { ignored: ['Gerät', 'Bezeichnung'] } });
    expect(sheet.summary().columns.missing).toContain('device_id');
    sheet.edit(1, { city: 'Basel' });
    sheet.chooseColumn(0, 'device_id');
    sheet.chooseColumn(1, 'boardname');
    expect(sheet.summary()).toMatchObject({ good: 2, columns: { ignored: [] } });
    expect(sheet.chunk(0, 2)).toMatchObject([
      { device_id: '007', boardname: 'Bahnhof', boardloc: { city: 'Bern' } },
      { device_id: '008', boardname: 'Hafen', boardloc: { city: 'Basel' } },
    ]);
    const again = new Sheet(new TextEncoder().encode(text));
    again.restore(sheet.changes());
    expect(again.chunk(0, 2)).toEqual(sheet.chunk(0, 2));
    again.chooseColumn(1, null);
    expect(again.chunk(0, 1)[0]).toMatchObject({ device_id: '007', boardname: '', boardloc: { city: 'Bern' } });
    expect(again.updateFields()).not.toContain('boardname');
    again.chooseColumn(1, 'device_id');
    expect(again.chunk(0, 1)[0]?.device_id).toBe('Bahnhof');
  });

  it('shows few rows one by one and many by area', () => {
    expect(sheetOf(good).points()).toEqual([{ name: 'Harbour Mall', lat: -33.86882, long: 151.20929 }]);
    const many = sheetOf(
      ...Array.from(
        { length: 1000 },
        (_, i) => `1,d${String(i)},37,P,N${String(i)},${String(i % 80)}.5,${String(i % 170)}.5,,,,1x1,,,`,
      ),
    ).points();
    expect(many.length).toBeLessThanOrEqual(400);
    expect(many.reduce((sum, { name }) => sum + Number.parseInt(name, 10), 0)).toBe(1000);
  });

  it('warns of a name that another board has, as the plan of the server says', () => {
    const sheet = sheetOf('1,d1,,,Tagus,1,1,,,,1x1,,,', '1,d2,,,Douro,1,1,,,,1x1,,,');
    const text = "Another board is named 'Tagus' too.";
    const warned = () =>
      sheet.view('warnings', 'taken-name boardname  warning', 0, 10).rows.flatMap(({ issues }) => issues);
    sheet.setPlan(0, 1000, { results: [aResult(0, { warnings: [text] })] });
    sheet.setPlan(0, 1000, { results: [aResult(0, { warnings: [text] })] });
    expect(warned().filter(({ code }) => code === 'taken-name')).toEqual([
      expect.objectContaining({ level: 'warning', fields: ['boardname'], message: text }),
    ]);
    expect(sheet.summary()).toMatchObject({ good: 2, withErrors: 0, plan: { create: 1 } });
    expect(sheet.sendable(0, 1000)).toEqual([0, 1]);
    sheet.setPlan(0, 1000, { results: [aResult(0)] });
    expect(warned()).toEqual([]);
  });

  it('knows a device id with spaces at its ends, and says which row is loaded', () => {
    const sheet = sheetOf('1,d1,,,A,1,1,,,,1x1,,,', '1,d1 ,,,B,1,1,,,,1x1,,,');
    expect(sheet.sendable(0, 1000)).toEqual([0]);
    expect(sheet.view('errors', null, 0, 10).rows.map(({ line, issues }) => [line, issues[0]?.message])).toEqual([
      [3, 'Line 2 has the same device id and is loaded instead. Keep one of them.'],
    ]);
  });

  it('takes what the server says of the rows that were sent, by their position among these', () => {
    const sheet = sheetOf(
      '1,d1,,,A,1,1,,,,1x1,,,',
      '1,,,,B,1,1,,,,1x1,,,',
      '1,d3,,,C,1,1,,,,1x1,,,',
      '1,d4,,,D,1,1,,,,1x1,,,',
    );
    expect(sheet.sendable(0, 1000)).toEqual([0, 2, 3]);
    const results = [aResult(0), aResult(1, { outcome: 'updated' }), aResult(2, { outcome: 'unchanged' })];
    sheet.setPlan(0, 1000, { results });
    expect(sheet.summary()).toMatchObject({ plan: { create: 1, update: 1, unchanged: 1 }, planned: 3 });
    expect(sheet.view('update', null, 0, 10).rows.map(({ line }) => line)).toEqual([4]);
    expect(sheet.setOutcomes(2, 1000, [aResult(0), aFailedResult(1, 'Refused by a test')])).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      failed: [[3, 'Refused by a test']],
      rows: { created: [2], updated: [], unchanged: [] },
    });
    expect(sheet.failedRows().rows.map((cells) => cells.slice(-2))).toEqual([
      ['3', expect.stringMatching(/device id is missing/)],
      ['5', 'Refused by a test'],
    ]);
  });

  it('brings back what became of rows before a reload, without the warnings for new boards alone', () => {
    const again = new Sheet(new TextEncoder().encode('device_id,screen_name\nd1,A\nd2,B\nd3,C'));
    const rows = { created: [0], updated: [1], unchanged: [] };
    again.restoreOutcomes({ created: 1, updated: 1, unchanged: 0, failed: [[2, 'Refused before']], rows });
    expect(again.summary()).toMatchObject({ plan: { create: 1, update: 1, unchanged: 0 }, planned: 2, withErrors: 1 });
    expect(
      again.view('all', null, 0, 10).rows.map(({ outcome, issues }) => [outcome, issues.map(({ code }) => code)]),
    ).toEqual([
      ['created', ['no-place', 'no-resolution']],
      ['updated', []],
      ['failed', ['server', 'no-place', 'no-resolution']],
    ]);
  });

  it('counts a row that the plan refuses as an error, until it is changed', () => {
    const sheet = sheetOf('1,d1,,,A,1,1,,,,1x1,,,', '1,d2,,,B,1,1,,,,1x1,,,', '1,d3,,,C,1,1,,,,1x1,,,');
    const message = 'A board of another organisation has this device id.';
    const refused = (index: number) => aFailedResult(index, message, 'device_id', 'permission.denied');
    sheet.setPlan(0, 1000, { results: [aResult(0), refused(1), refused(2)] });
    const { good: rightRows, withErrors, planned: plannedRows, issues } = sheet.summary();
    expect({ rightRows, withErrors, plannedRows }).toEqual({ rightRows: 1, withErrors: 2, plannedRows: 1 });
    expect(issues.filter(({ level }) => level === 'error')).toMatchObject([{ message, count: 2, fix: null }]);
    const group = issues.find(({ level }) => level === 'error')?.group ?? '';
    expect(sheet.view('all', group, 0, 10).rows.map(({ line }) => line)).toEqual([3, 4]);
    expect(sheet.view('errors', null, 0, 10).total).toBe(2);
    // They are sent all the same: what is in a chunk stays as it is.
    expect(sheet.sendable(0, 1000)).toEqual([0, 1, 2]);
    sheet.edit(1, { device_id: 'd9' });
    expect(sheet.summary()).toMatchObject({ good: 2, withErrors: 1, planned: 1 });
    sheet.setOrder('width-first');
    expect(sheet.summary()).toMatchObject({ good: 3, withErrors: 0, planned: 0 });
  });

  it('shows the last rows of a kind when the ones asked for have left it', () => {
    const sheet = sheetOf(...Array.from({ length: 12 }, (_, i) => `1,,,,N${String(i)},1,1,,,,1x1,,,`));
    expect(sheet.view('errors', null, 10, 10).rows.map(({ line }) => line)).toEqual([12, 13]);
    sheet.edit(0, { device_id: 'd1' });
    sheet.edit(1, { device_id: 'd2' });
    expect(sheet.view('errors', null, 10, 10)).toMatchObject({ total: 10, rows: { length: 10 } });
    expect(sheet.view('update', null, 10, 10)).toEqual({ total: 0, rows: [] });
  });

  it('names the organisations and teams whose boards would change, and remembers the consent', () => {
    const sheet = sheetOf(good, '1,d2,,,B,1,1,,,,1x1,,,');
    const changed = [{ field: 'team', from: 't1', to: 't2' }];
    const updated = (index: number) => aResult(index, { outcome: 'updated', boardIDs: ['b'], changed });
    sheet.setPlan(0, 1000, {
      results: [updated(0), updated(1)],
      others: [{ boardOwner: 'o1', team: 't1', boards: 2, rows: [0, 1] }],
      names: { o1: 'Alder & Finch', t1: 'Launch squad', t2: 'Transit team' },
    });
    const others = { boardOwner: 'o1', organisation: 'Alder & Finch', team: 'Launch squad', boards: 2, agreed: false };
    expect(sheet.summary()).toMatchObject({ others: [others], keepTeam: true });
    expect(sheet.view('update', null, 0, 1).rows[0]?.changed).toEqual([
      { field: 'team', from: 'Launch squad', to: 'Transit team' },
    ]);
    sheet.others.agree('o1', true);
    expect(sheet.summary()).toMatchObject({ others: [{ ...others, agreed: true }], planned: 2 });
    sheet.setKeepTeam(false);
    expect(sheet.summary()).toMatchObject({ others: [], planned: 0 });
    const again = sheetOf(good);
    again.restore(sheet.changes());
    expect(again.changes()).toMatchObject({ agreed: ['o1'], keepTeam: false });
  });
});
