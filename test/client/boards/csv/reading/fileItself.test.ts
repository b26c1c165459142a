import {
  openText,
  type FileTexts,
  type Reading,
  type ReadingChoice,
} from '../../../../../src/client/boards/csv/reading/openText';
import { rereadSheet } from '../../../../../src/client/boards/csv/sheet/rereadSheet';
import { openFile } from '../../../../../src/client/boards/csv/openFile';
import { Sheet } from '../../../../../src/client/boards/csv/sheet/sheet';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Bytes written as characters up to U+00FF. */
const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((char) => char.charCodeAt(0)));
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const header =
  'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';
const semicolons = header.replaceAll(',', ';');
const wien = (number: number): string =>
  `${String(number)};KS-${String(number)};77;Kestrel Outdoor;Rathausplatz ${String(number)};48,2105;16,3572;Wien;;Austria;1080x1920;Digital Poster;Roadside;static`;
const london = (number: number): string =>
  `${String(number)},LN-${String(number)},77,Kestrel Outdoor,Mill Lane ${String(number)},51.5,-0.12,London,,United Kingdom,1080x1920,Digital Poster,Roadside,static`;

/** What a file is read as: the facts named in the second list, and the cells of its rows. */
function read(text: string | Uint8Array, choice: ReadingChoice = {}) {
  const {
    csv,
    header: names,
    records,
    reading,
    texts,
  } = openText(typeof text === 'string' ? utf8(text) : text, choice);
  const rows = [...records].map((record) => csv.cellsOf(record).map((cell) => cell.trim()));
  return { names, rows, reading: { ...reading, ...texts } };
}

/** Runs the cases as one test; the message names the case that fails. */
function each<Case>(cases: Readonly<Record<string, Case>>, check: (given: Case) => void): void {
  for (const [name, given] of Object.entries(cases)) {
    try {
      check(given);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

describe('the header', () => {
  it('is found below a delimiter line, titles and blank lines', () => {
    const cases: Record<string, { text: string; expected: Partial<Reading & FileTexts>; rows: number }> = {
      'sep= line with a byte order mark, CRLF': {
        text: `\uFEFFsep=;\r\n${semicolons}\r\n${wien(9001)}\r\n${wien(9002)}\r\n`,
        expected: { headerLine: 2, delimiter: ';', isDelimiterNamed: true, above: ['sep=;'] },
        rows: 2,
      },
      'quoted and padded sep= line': {
        text: `"SEP=|"||||\n${header.replaceAll(',', '|')}\n${london(1).replaceAll(',', '|')}`,
        expected: { headerLine: 2, delimiter: '|', isDelimiterNamed: true },
        rows: 1,
      },
      'sep= with a tab written as \\t': {
        text: `sep=\\t\n${header.replaceAll(',', '\t')}\n${london(1).replaceAll(',', '\t')}`,
        expected: { headerLine: 2, delimiter: '\t' },
        rows: 1,
      },
      'sep= with a rare delimiter': {
        text: `sep=^\n${header.replaceAll(',', '^')}\n${london(1).replaceAll(',', '^')}`,
        expected: { headerLine: 2, delimiter: '^' },
        rows: 1,
      },
      'sep= line that does not fit the file': {
        text: `sep=,\n${semicolons}\n${wien(1)}`,
        expected: { headerLine: 2, delimiter: ';', isDelimiterNamed: false },
        rows: 1,
      },
      'a title with commas above semicolons': {
        text: `Screens, all regions, November\n\n${semicolons}\n${wien(1)}\n${wien(2)}`,
        expected: { headerLine: 3, delimiter: ';', above: ['Screens, all regions, November'] },
        rows: 2,
      },
      'padded titles, a quotation mark among them': {
        text: `Report: 55" screens,,,,,,,,,,,,,\nMade by,Kestrel,,,,,,,,,,,,\n${header}\n${london(1)}`,
        expected: { headerLine: 3, delimiter: ',' },
        rows: 1,
      },
      'sep= line and a title': {
        text: `sep=;\nInventar November\n\n${semicolons}\n${wien(1)}`,
        expected: { headerLine: 4, above: ['sep=;', 'Inventar November'] },
        rows: 1,
      },
      'nineteen titles': {
        text: `${'Title\n'.repeat(19)}${header}\n${london(1)}`,
        expected: { headerLine: 20 },
        rows: 1,
      },
      'thirty titles': {
        text: `${'# Comment\n'.repeat(30)}${header}\n${london(1)}`,
        expected: { headerLine: 31 },
        rows: 1,
      },
      'lines that are quoted as a whole': {
        text: `"${header}"\n"${london(1).replace('Mill Lane 1', '""Mill Lane 1, east""')}",,\n${london(2)}`,
        expected: { headerLine: 1, delimiter: ',' },
        rows: 2,
      },
      'full-width commas': {
        text: `${header.replaceAll(',', '，')}\n${london(1).replaceAll(',', '，')}`,
        expected: { headerLine: 1, delimiter: '，' },
        rows: 1,
      },
      'one column below a title': {
        text: 'My list\ndevice_id\nA\nB',
        expected: { headerLine: 2 },
        rows: 2,
      },
      'a header with a line break below a title': {
        text: `November\ndevice_id,"Screen\nName",latitude,longitude\nA,Plaza,1.5,2.5`,
        expected: { headerLine: 2 },
        rows: 1,
      },
      'a row whose values are names of columns': {
        text: 'device_id,screen_name\nA,City\nB,Screen\nid,name',
        expected: { headerLine: 1 },
        rows: 3,
      },
      tabs: {
        text: `${header.replaceAll(',', '\t')}\n${london(1).replaceAll(',', '\t')}`,
        expected: { headerLine: 1, delimiter: '\t' },
        rows: 1,
      },
      pipes: {
        text: `${header.replaceAll(',', '|')}\r\n${london(1).replaceAll(',', '|')}\r\n`,
        expected: { headerLine: 1, delimiter: '|', above: [] },
        rows: 1,
      },
      'unknown names below a title': {
        text: 'Liste\nGerät;Bezeichnung;Ort\nx;Platz;Wien\ny;Ring;Graz',
        expected: { headerLine: 2, delimiter: ';', looksLikeScreen: false },
        rows: 2,
      },
    };
    each(cases, ({ text, expected, rows }) => {
      const found = read(text);
      expect(found.reading).toMatchObject(expected);
      expect(found.rows).toHaveLength(rows);
    });
  });

  it('may have a second one below it, in another language or with types, which is no screen', () => {
    for (const second of ['Geräte-ID,Name,Stadt', 'string,text,varchar(50)', 'required,required,optional']) {
      const sheet = new Sheet(utf8(`device_id,screen_name,City\n${second}\nA,Plaza,Wien`));
      expect([second, sheet.failedRows().rows, sheet.chunk(0, 9)]).toMatchObject([
        second,
        [[...second.split(','), '2', 'This line repeats the header or explains it. It is no screen.']],
        [{ device_id: 'A' }],
      ]);
    }
  });

  it('may have descriptions and examples below it, which are no screens', () => {
    const explained = (...lines: string[]) =>
      new Sheet(utf8(['device_id,screen_name,City', ...lines, 'KS-1,Plaza,Wien', 'KS-2,Ring,Wien'].join('\n')))
        .failedRows()
        .rows.map((cells) => cells.slice(-1));
    const header = ['This line repeats the header or explains it. It is no screen.'];
    expect(
      explained('Unique id of the player,Name shown to buyers,Town', 'e.g. ABC-123,e.g. Main St,e.g. Graz'),
    ).toEqual([header, header]);
    expect(explained('Unique id of the player,Name shown to buyers,Town,English name')).toEqual([header]);
    expect(explained('Mall,Mall East,Graz', 'St. Mary 1,St. Mary Mall,Graz', 'Main Street,Main St,Graz')).toEqual([]);
  });

  it('may have screens with ids of words directly below it', () => {
    each(
      {
        pair: [
          'device_id,screen_name,City,Country,Coordinates',
          'Main Square Screen,Main Square,Riga,Latvia,"56.9, 24.1"',
        ],
        hemispheres: ['device_id,screen_name,lat,long', 'Main Square Screen,Main Square,56.9 N,24.1 E'],
        names: ['device_id,screen_name,City', 'Foyer North Wall,Foyer,London'],
        'more words': ['device_id,screen_name,City', 'Main Hall Left,Main Hall Wall,New York'],
        'a country': ['device_id,screen_name,Country', 'No name screen,Name of the Rose,Latvia'],
        'ids alone': ['device_id', 'Main Hall Left'],
      },
      (lines) => {
        const sheet = new Sheet(utf8([...lines, 'KS-1', 'KS-2', 'KS-3'].join('\n')));
        expect(sheet.chunk(0, 1)).toMatchObject([{ device_id: lines[1]?.split(',')[0] }]);
      },
    );
  });

  it('may have notes above and below its rows, which are no screens', () => {
    const failed = (...lines: string[]) =>
      new Sheet(utf8(['device_id,screen_name,City', ...lines].join('\n'))).failedRows().rows.map(([cell]) => cell);
    const rows = ['KS-1,Plaza,Wien', 'KS-2,Ring,Wien', 'KS-3,,', 'KS 4,,', 'broadsign.com:5,,'];
    const notes = [
      'Total number of screens: 2',
      'Page 1 of 1',
      'Last updated 2026-11-01',
      'Confidential - do not distribute',
      '* estimated',
      'Record count: 2',
      '2 screens listed',
      'EOF',
    ];
    expect(failed(...rows, ...notes.map((note) => `${note},,`))).toEqual(notes);
    expect(failed('LED Wall 1,Plaza,Wien', 'LED Wall 2,Ring,Wien', 'LED Wall 3,,')).toEqual([]);
    expect(failed('LED Wall 1,,', 'LED Wall 2,,')).toEqual([]);
    expect(failed('Rows: 2,,', ...rows)).toEqual(['Rows: 2']);
    expect(failed('KS 1 A,,', 'KS 2 B,,', ...rows, 'Foyer left side,,')).toEqual([]);
    expect(failed(...rows, 'Foyer on the left side,,', 'KS-9,Kai,Wien')).toEqual([]);
    expect(failed(...rows, 'Foyer left side wall 1,,', 'Foyer left side wall 2,,')).toEqual([]);
    const noId = new Sheet(utf8(['device_id,screen_name,City', ...rows, ',Main Street North,'].join('\n')));
    expect(noId.view('errors', null, 0, 9).rows[0]?.issues[0]?.code).toBe('no-device');
  });

  it('may be missing: the first line is a row, the columns are numbered, and no line is lost', () => {
    each(
      {
        'all columns': `${london(1)}\n${london(2)}`,
        'one row': london(1),
        'one short row': 'A1,Plaza',
        'semicolons and decimal commas': `${wien(1)}\n${wien(2)}\n${wien(3)}`,
        'a name that is also that of a column': 'A-1,Screen,51.5,-0.1\nA-2,Title,51.6,-0.2',
        'ids and names alone': 'KS-1;Plaza\nKS-2;Ring',
        'ids alone': 'KS-1\nKS-2\nKS-3',
        'texts that are repeated': 'one,Wien,Austria\ntwo,Wien,Austria',
      },
      (text) => {
        const { names, rows, reading } = read(text);
        const lines = text.split('\n');
        expect(reading).toMatchObject({ headerLine: null, looksLikeScreen: true });
        expect(names.slice(0, 2)).toEqual(['Column 1', 'Column 2'].slice(0, names.length));
        expect(rows).toHaveLength(lines.length);
        expect(rows[0]?.join(reading.delimiter)).toBe(lines[0]);
      },
    );
  });

  it('is where the user says, and an edited cell stays with its line', () => {
    const text = `Kestrel Outdoor\nGerät;Bezeichnung\n${wien(1)}`;
    expect(read(text, { headerLine: 1 })).toMatchObject({ names: ['Kestrel Outdoor'], reading: { headerLine: 1 } });
    expect(read(text, { headerLine: null }).names[13]).toBe('Column 14');
    expect(read(london(1), { headerLine: 1 })).toMatchObject({ rows: [], reading: { looksLikeScreen: true } });
    expect(read('a;b,c\n1;2,3', { delimiter: ';' }).names).toEqual(['a', 'b,c']);

    const bytes = utf8('device_id,screen_name\nA,Plaza\nB,Ring');
    const sheet = new Sheet(bytes);
    sheet.edit(1, { boardname: 'Ring 2' });
    const numbered = rereadSheet(sheet, bytes, { headerLine: null });
    numbered.chooseColumn(0, 'device_id');
    expect(numbered.view('all', null, 0, 9).rows.map(({ cells }) => cells)).toEqual([
      { device_id: 'device_id' },
      { device_id: 'A' },
      { device_id: 'B', boardname: 'Ring 2' },
    ]);
    const again = rereadSheet(numbered, bytes, { headerLine: 1 });
    expect(again.view('all', null, 1, 1).rows[0]?.cells).toEqual({ device_id: 'B', boardname: 'Ring 2' });
    const restored = rereadSheet(new Sheet(bytes), bytes, numbered.changes().reading ?? {});
    restored.restore(numbered.changes());
    expect(restored.summary()).toEqual(numbered.summary());
  });

  it('names the fields of numbered columns in the failed rows, so that they load again', () => {
    const sheet = new Sheet(utf8('KS-1,Plaza,48.2\nKS-2,Ring,91\nKS-3,Gasse,x'));
    sheet.chooseColumn(0, 'device_id');
    sheet.chooseColumn(2, 'lat');
    expect(sheet.failedRows().header).toEqual(['device_id', 'Column 2', 'latitude', '_row', '_error']);
  });
});

describe('the encoding', () => {
  const polish = latin(
    `${header}\n9111,PL-1,77,Kestrel Outdoor,\x8Cwi\xEAtokrzyska \xA3\xF3d\x9F,51.75,19.46,\xA3\xF3d\x9F,,Poland,1080x1920,,,`,
  );

  it('is Windows-1252 for what is not UTF-8, and whatever the user chooses', () => {
    expect(read(polish).reading).toMatchObject({
      encoding: 'windows-1252',
      sample: { line: 2, text: expect.stringMatching(/wiêtokrzyska £ód/) },
    });
    const chosen: Record<
      string,
      { encoding: NonNullable<ReadingChoice['encoding']>; bytes: Uint8Array; text: string }
    > = {
      Polish: { encoding: 'windows-1250', bytes: latin('\x8Cwi\xEAtokrzyska'), text: 'Świętokrzyska' },
      Bulgarian: { encoding: 'windows-1251', bytes: latin('\xD1\xEE\xF4\xE8\xFF'), text: 'София' },
      Japanese: { encoding: 'shift_jis', bytes: latin('\x93\x8C\x8B\x9E\x89w'), text: '東京駅' },
      'simplified Chinese': { encoding: 'gb18030', bytes: latin('\xB1\xB1\xBE\xA9'), text: '北京' },
      'traditional Chinese': { encoding: 'big5', bytes: latin('\xA5x\xA5_'), text: '台北' },
      Korean: { encoding: 'euc-kr', bytes: latin('\xBC\xAD\xBF\xEF'), text: '서울' },
      Greek: { encoding: 'windows-1253', bytes: latin('\xC1\xE8\xDE\xED\xE1'), text: 'Αθήνα' },
      Turkish: { encoding: 'windows-1254', bytes: latin('\xDDstanbul'), text: 'İstanbul' },
      Arabic: { encoding: 'windows-1256', bytes: latin('\xCF\xC8\xED'), text: 'دبي' },
      French: { encoding: 'windows-1252', bytes: latin('Gen\xE8ve'), text: 'Genève' },
    };
    each(chosen, ({ encoding, bytes, text }) => {
      const file = joined(utf8('device_id,screen_name\nA,'), bytes, utf8('\nB,plain'));
      expect(read(file).reading.encoding).toBe('windows-1252');
      expect(read(file, { encoding }).rows[0]?.[1]).toBe(text);
    });
  });

  it('that is wrong is no reason to take characters away, which the right one needs', () => {
    for (const [encoding, bytes, name] of [
      ['euc-kr', '\xBC\xAD\xBF\xEF\xBF\xAA', '서울역'],
      ['gb18030', '\xB3\xA4\xBD\xAD', '长江'],
      ['ibm866', '\x8B\xA5\xAD\xA8\xAD\xA0', 'Ленина'],
      ['iso-2022-jp', '\x1B$B<BC+1X\x1B(B', '実谷駅'],
    ] as const) {
      const file = latin(`device_id,screen_name\nA,${bytes}\nB,plain`);
      const [row] = new Sheet(file).view('errors', null, 0, 9).rows;
      const { code, fix } = row?.issues.find(({ level }) => level === 'error') ?? {};
      expect([name, code, fix]).toEqual([name, 'other-encoding', undefined]);
      expect(new Sheet(file, '', { encoding }).chunk(0, 1)[0]?.boardname).toBe(name);
    }
  });

  it('stays UTF-8 when most lines are, and a bad byte costs its cell alone', () => {
    const rest = ',47.3,8.5,City,,Switzerland,1080x1920,,Roadside,static\r\n';
    const good = (id: number, name: string) => utf8(`${String(id)},MX-${String(id)},77,Kestrel,${name}${rest}`);
    const bad = (id: number, name: string) => latin(`${String(id)},MX-${String(id)},77,Kestrel,${name}${rest}`);
    const head = utf8(`${header}\r\n`);
    const cases: Record<string, { bytes: Uint8Array; meant: (string | undefined)[] }> = {
      'one of two': { bytes: joined(head, good(1, 'Zürich'), bad(2, 'Gen\xE8ve')), meant: [undefined, 'Genève'] },
      'one of three, beside a valid character': {
        bytes: joined(head, good(1, 'Łódź'), good(2, 'София'), bad(3, '\xC3\xA9t\xE9 \x80')),
        meant: [undefined, undefined, 'été €'],
      },
      'lines that end in CR': {
        bytes: joined(head, good(1, 'Zürich'), bad(2, 'Gen\xE8ve')).filter((byte) => byte !== 0x0a),
        meant: [undefined, 'Genève'],
      },
      'after a byte order mark': {
        bytes: joined(utf8('\uFEFF'), head, bad(1, 'Gen\xE8ve'), good(2, 'plain')),
        meant: ['Genève', undefined],
      },
    };
    each(cases, ({ bytes, meant }) => {
      const sheet = new Sheet(bytes);
      const { reading, withErrors } = sheet.summary();
      expect(reading).toMatchObject({ encoding: 'utf-8', badLines: 1 });
      expect(withErrors).toBe(1);
      const { rows } = sheet.view('all', null, 0, 9);
      expect(rows.map(({ issues }) => issues.find(({ level }) => level === 'error')?.fix?.cells.boardname)).toEqual(
        meant,
      );
    });
  });

  it('one byte outside ASCII does not make a file UTF-8', () => {
    expect(read(joined(utf8('device_id,screen_name\nA,plain\nB,'), latin('Gen\xE8ve'))).reading.encoding).toBe(
      'windows-1252',
    );
  });
});

it('another choice of the header keeps the chosen encoding', async () => {
  const bytes = joined(utf8('Kestrel\ndevice_id,screen_name\nA,'), Uint8Array.of(0xb3));
  const file = Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer });
  const open = await openFile(file);
  await open.change({ type: 'reading.choose', id: 'f', reading: { encoding: 'windows-1250' } });
  await open.change({ type: 'reading.choose', id: 'f', reading: { headerLine: 1 } });
  expect(open.sheet.summary().reading).toMatchObject({ encoding: 'windows-1250', headerLine: 1 });
});

it('what is no CSV list is refused in words that say what to do', () => {
  const utf16 = Uint8Array.from([...'device_id,screen_name\nA,Plaza'].flatMap((char) => [char.charCodeAt(0), 0]));
  each(
    {
      workbook: [
        latin('PK\x03\x04\x14\0\x06\0[Content_Types].xml xl/workbook.xml'),
        /This is an Excel workbook: save it as CSV/,
      ],
      'old workbook': [latin('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), /This is an Excel workbook: save it as CSV/],
      LibreOffice: [
        latin('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
        /OpenDocument spreadsheet: save it as CSV/,
      ],
      zip: [latin('PK\x03\x04\x14\0\0\0boards.csv'), /zip archive.*unpack it/],
      PDF: [latin('%PDF-1.7\n%\xE2\xE3'), /a PDF document\. Export the list again as CSV/],
      PNG: [latin('\x89PNG\r\n\x1A\n\0\0'), /not a text file but a picture/],
      JPEG: [latin('\xFF\xD8\xFF\xE0\0\x10JFIF'), /a picture/],
      gzip: [latin('\x1F\x8B\x08\0'), /a compressed file/],
      'web page': [utf8('\uFEFF<!DOCTYPE html><html><table>'), /a web page/],
      'UTF-32': [Uint8Array.from([0xff, 0xfe, 0, 0, 0x64, 0, 0, 0]), /UTF-32\. Save it as CSV UTF-8/],
      map: [utf8('<kml xmlns="x"><Document/></kml>'), /an XML file/],
      JSON: [utf8('[{"device_id": "A"}]'), /a JSON file/],
      'UTF-16 without a mark': [utf16, /UTF-16 without a byte order mark\. Save it as CSV UTF-8/],
      'UTF-16BE without a mark': [Uint8Array.from([0, ...utf16.subarray(0, -1)]), /UTF-16 without a byte order mark/],
      'other bytes': [Uint8Array.from({ length: 500 }, (_, at) => (at * 89) % 256), /This is not a text file/],
      empty: [new Uint8Array(), /The file is empty/],
      'a delimiter line alone': [utf8('sep=;\r\n'), /The file is empty/],
      'a sentence': [utf8('hello world'), /must name the columns.*hello world/],
    } satisfies Record<string, [Uint8Array, RegExp]>,
    ([bytes, sentence]) => {
      expect(() => read(bytes)).toThrow(sentence);
    },
  );
});
