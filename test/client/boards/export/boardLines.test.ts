import fc from 'fast-check';
import Papa from 'papaparse';
import type { Board } from '#contract/boards';
import { needsMark, cellText } from '../../../../src/client/boards/csv/reading/cellText';
import { isPlaceholder } from '../../../../src/client/boards/csv/columns/placeholders';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';
import { csvHeader, csvLines } from '../../../../src/client/boards/export/boardLines';
import { aBoardRow } from '../boardRow';

const fileOf = (boards: readonly Board[]): string => csvHeader() + csvLines(boards);
const loaded = (boards: readonly Board[]) => new Sheet(new TextEncoder().encode(fileOf(boards))).chunk(0, 1000);

/** What the import sends for an unchanged board. */
const draftOf = (board: Board) => ({
  reachBoardID: board.reachBoardID,
  device_id: board.device_id,
  publisher_id: board.publisher_id,
  publisher_name: board.publisher_name,
  boardname: board.boardname,
  boardcoords: board.boardcoords,
  boardloc: board.boardloc,
  boardsize: board.boardsize,
  screenType: board.screenType,
  venueType: board.venueType,
  adTypes: board.adTypes,
  boardImgURL: board.boardImgURL,
  boardminCPI: '',
  surfaceArea: '',
  opening_hours: '',
});

it('has the headers of the import', () => {
  expect(csvHeader()).toBe(
    'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types,screen_img_url\r\n',
  );
});

it('writes the resolution as HEIGHTxWIDTH, numbers as they are and ad types with semicolons', () => {
  const [line] = Papa.parse<string[]>(
    csvLines([
      aBoardRow({
        boardcoords: { lat: -33.86882, long: -0.0000001 },
        boardsize: { height: 400, width: 840 },
        adTypes: ['static', 'video'],
      }),
    ]),
  ).data;
  expect(line?.slice(5, 7)).toEqual(['-33.86882', '-0.0000001']);
  expect(line?.[10]).toBe('400x840');
  expect(line?.[13]).toBe('static;video');
});

it('leaves empty what is unset', () => {
  const [line] = Papa.parse<string[]>(
    csvLines([
      aBoardRow({
        boardcoords: { lat: null, long: null },
        boardsize: { height: 400, width: null },
        adTypes: [],
        boardImgURL: null,
      }),
    ]),
  ).data;
  expect([line?.[5], line?.[6], line?.[10], line?.[13], line?.[14]]).toEqual(['', '', '', '', '']);
  expect(csvLines([])).toBe('');
});

it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', "'=x", "''-y"])('makes %s harmless and reads it back', (boardname) => {
  const board = aBoardRow({ boardname });
  expect(fileOf([board])).toContain(`'${boardname}`);
  expect(loaded([board])[0]?.boardname).toBe(boardname);
});

it.each([';', '\t', '|'])('makes no cell in the middle of a text for who separates by %j too', (other) => {
  const board = aBoardRow({ boardname: `Totem${other}=1+1` });
  // As LibreOffice reads a file: commas and the others.
  const cells = csvLines([board]).match(new RegExp(`"(?:[^"]|"")*"|[^,${other}]+`, 'g'));
  expect(cells?.filter((cell) => cell.startsWith('='))).toEqual([]);
  expect(loaded([board])[0]?.boardname).toBe(board.boardname);
});

it('ids come back as they were, though a spreadsheet would read numbers, dates or formulas in them', () => {
  const ids = [
    '0009211',
    '8700000000000001',
    '870123456789',
    '12E5',
    '8.70E+14',
    '02-Jan',
    '1/2',
    '2026-1-2',
    '3 March',
    '\uFF1D1',
    '\uFF0Bx',
    '\uFF0D2',
    '\uFF20SUM',
    "'0009211",
    '="0009211"',
    '12.10',
    '7.',
    '.5',
    '1:2',
    '12:30',
    '1 1/2',
    '11-2026',
    '1.2.2024',
    'MAR1',
    'Sept-2',
    'Dez 12',
    '3. März',
    '12March',
    "'MAR1",
    '2-mrt',
    '02/jan',
    '2 févr',
    'янв.26',
    '2. 1.',
    '1月2日',
  ];
  for (const id of ids) {
    const board = aBoardRow({ device_id: id, reachBoardID: id, publisher_id: id });
    const [line] = Papa.parse<string[]>(csvLines([board])).data;
    expect(line?.slice(0, 3)).toEqual([`'${id}`, `'${id}`, `'${id}`]);
    expect({ id, loaded: loaded([board])[0] }).toMatchObject({
      id,
      loaded: { device_id: id, reachBoardID: id, publisher_id: id },
    });
  }
  for (const id of [
    'IV-9151',
    '9211',
    '12 Elm Street',
    '10.0.0.1',
    'broadsign.com:000000001',
    'Marina 12',
    '12 Marina',
    '12.5',
    'LIS-12',
  ])
    expect([id, csvLines([aBoardRow({ device_id: id })]).includes(`,${id},`)]).toEqual([id, true]);
});

it.each(['-73.98', '-1', "'quoted'", 'a=b', "O'Hare"])('leaves %s alone', (text) => {
  expect(needsMark().test(text)).toBe(false);
  expect(cellText(text)).toBe(text);
});

it('comes back as the same boards, whatever stands in them', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'ab é"\',;=+-@0x9|Ж'), maxLength: 12 })
    .map((given) => given.trim())
    // '-' stands for no value in a file.
    .filter((given) => !isPlaceholder(given));
  const anyBoard = fc
    .record({
      boardname: text,
      city: text,
      publisher: text,
      device: fc.integer({ min: 1, max: 1e9 }),
      lat: fc.integer({ min: -89_999, max: 89_999 }),
      long: fc.integer({ min: -180_000, max: 180_000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    })
    .map(({ boardname, city, publisher, device, lat, long, height }) =>
      aBoardRow({
        boardname,
        device_id: `broadsign.com:${String(device)}`,
        publisher_name: publisher,
        boardloc: { city, state: '', country: 'Portugal' },
        boardcoords: { lat: lat / 1000, long: long / 1000 },
        boardsize: { height, width: 77 },
      }),
    );
  fc.assert(
    fc.property(anyBoard, (board) => {
      expect(loaded([board])).toEqual([draftOf(board)]);
    }),
    { numRuns: 200 },
  );
});
