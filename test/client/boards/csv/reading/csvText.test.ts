import fc from 'fast-check';
import Papa from 'papaparse';
import { CsvText } from '../../../../../src/client/boards/csv/reading/csvText';

const readRecords = (text: string, delimiter = ',') => [...new CsvText(text, delimiter).records()];
const cells = (text: string, delimiter = ',') =>
  readRecords(text, delimiter).map((record) => (record.problem === null ? record.cells : record.problem));

describe('the records of a text', () => {
  it('reads a quoted cell after spaces, and leaves other spaces as they are', () => {
    expect(
      cells('a, "b",c\nA-1, "One, east", 51.5\n "x, y","p,  ""q"", r",  "" \n"p, "" ,q", the "Ring", 5" x\n1, "x,3'),
    ).toEqual([
      ['a', 'b', 'c'],
      ['A-1', 'One, east', ' 51.5'],
      ['x, y', 'p,  "q", r', ''],
      ['p, " ,q', ' the "Ring"', ' 5" x'],
      ['1', ' "x', '3'],
    ]);
    expect(cells('a;b\n1;One, "two", x', ';')[1]).toEqual(['1', 'One, "two", x']);
  });

  it('does not join rows when CRLF and LF are mixed', () => {
    expect(cells('name,device\r\nA,d1\nB,d2\r\nC,d3\rD,d4')).toEqual([
      ['name', 'device'],
      ['A', 'd1'],
      ['B', 'd2'],
      ['C', 'd3'],
      ['D', 'd4'],
    ]);
  });

  it('keeps a quote that never closes to its own line', () => {
    expect(cells('a,b\n1,2\n"3,4\n5,6\n7,8')).toEqual([['a', 'b'], ['1', '2'], 'quote', ['5', '6'], ['7', '8']]);
  });

  it('keeps a quote that closes in another row to its own line', () => {
    expect(cells('a,b\n"1,2\n3,4\n"5",6\n7,8')).toEqual([['a', 'b'], 'quote', ['3', '4'], ['5', '6'], ['7', '8']]);
  });

  it('does not join rows between two stray quotes, though the cells add up', () => {
    expect(cells('a,b,c,d\n1,"x,3,4\n5,6,7,8\n9,y",3,4\n1,"two\nlines",3,4')).toEqual([
      ['a', 'b', 'c', 'd'],
      'quote',
      ['5', '6', '7', '8'],
      ['9', 'y"', '3', '4'],
      ['1', 'two\nlines', '3', '4'],
    ]);
  });

  it('does not join short rows, or rows of which the first is cut, between two stray quotes', () => {
    const problems = (...lines: string[]) => readRecords(lines.join('\n')).map(({ problem }) => problem);
    expect(problems('id,name', 'D-1,A', 'D-2,"B', 'D-3,C', 'D-4,D"', 'D-5,E')).toEqual([
      null,
      null,
      'quote',
      null,
      null,
      null,
    ]);
    for (const ids of [
      ['rossio', 'chiado', 'sao-bento'],
      ['Rossio', 'Chiado', 'Baixa'],
    ] as const)
      expect(problems('id,name', `${ids[0]},"A`, `${ids[1]},B`, `${ids[2]},C"`)).toEqual([null, 'quote', null, null]);
    expect(cells('id,name\nrossio,"Hall\nwien,ost"')[1]?.[1]).toBe('Hall\nwien,ost');
    expect(problems('name,id', 'A,D-9', '"B,D-10', 'C,D-11', 'D",D-12')).toEqual([null, null, 'quote', null, null]);
    expect(problems('id,name,city', 'D-2,"B,Wien', 'D-3,C,Wien', 'D-4,D",Wien')).toEqual([null, 'quote', null, null]);
    expect(problems('a,b,c,d,e', 'D-2,"Plaza', 'D-3,A,1,2,x', 'D-4,B",1,2,x')).toEqual([null, 'quote', null, null]);
    for (const text of ['A\nWest, 5\nend', '7, Ring\n8, Ring\nx', 'Shop\nWien,Ost\nbar', 'a\n\nb, c, d, e\nf'])
      for (const header of ['id,name', 'id,name,x', 'id,name,x,y'])
        expect(cells(`${header}\n7,"${text}"${',1'.repeat(header.split(',').length - 2)}`)[1]?.[1]).toBe(text);
    // Numbers of towns are no ids, though they look alike; an id that follows the first is one.
    for (const text of ['Ring 1\n8010,Graz', 'Ring 1\n8010,Graz\nAustria', 'Ring 1,\n8010,Graz'])
      for (const header of ['id,address', 'id,address,x'])
        expect(cells(`${header}\n7001,"${text}"${',1'.repeat(header.split(',').length - 2)}`)[1]?.[1]).toBe(text);
    expect(problems('id,name', '7001,"B', '7002,C"', '7003,D')).toEqual([null, 'quote', null, null]);
    expect(problems('id,name', '7001,"B', '9002,C', '8003,D"')).toEqual([null, 'quote', null, null]);
    expect(cells('name,id\n"two\nlines",D-1\n"two\nlines",D-2')).toHaveLength(3);
    // A line that has more cells than a row is no row that was swallowed.
    for (const text of ['Mon,8,20\nTue,8,20', 'Mon,8,20\nTue,8,20\nWed,8,20', 'Mon,8,20,x\nTue,8,20,x\nWed,8,20,x'])
      expect(cells(`id,name,hours,city\nA1,P,"${text}",Wien`)[1]).toEqual(['A1', 'P', text, 'Wien']);
    expect(cells('id,address\nRossio,"Ring,Wien\nTor,Graz\nHof,Linz"')[1]?.[1]).toBe('Ring,Wien\nTor,Graz\nHof,Linz');
    expect(problems('id,name,city,x', '7,"Ring, 1",Wien,"x', 'A,B,C",1')).toEqual([null, 'quote', null]);
  });

  it('tells rows with too few and too many cells, and lets empty padding pass', () => {
    expect(cells('a,b\n1\n1,2,3\n1,2,,')).toEqual([['a', 'b'], 'too-few', 'too-many', ['1', '2', '', '']]);
    expect(cells('a,b,,\n1,2\n1,2,3\n1').slice(1)).toEqual([['1', '2'], ['1', '2', '3'], 'too-few']);
  });

  it('reads quotes that close in their own cell as they stand, and the other cells of such a line', () => {
    for (const name of ['"A" wing', '"A" and "B"', String.raw`"The \"Arena\" north"`])
      expect(cells(`a,b,c\n1,${name},x\n2,"y, z",x`).slice(1)).toEqual([
        ['1', name, 'x'],
        ['2', 'y, z', 'x'],
      ]);
    for (const line of ['1,"A, "B" wing",x', '1,"A, "B" wing"', '1,"A" wing'])
      expect([line, cells(`a,b,c\n${line}\n2,y,x`)[1]]).toEqual([line, 'quote']);
  });

  it('tells a repeated header and a line of totals from screens', () => {
    for (const line of [
      'a,b,c',
      'A,B,c',
      'Total,,',
      'Total screens,12,',
      'Count: 2,,',
      '(2 rows affected),,',
      '* End of report *,,',
      'EOF,,',
      'Summe,12,',
      ',Total: 3 screens,',
      'Grand total,"1,234",5',
      '合計,2,',
    ])
      expect([line, cells(`a,b,c\n1,2,3\n${line}`)[2]]).toEqual([line, /^a,b,c$/i.test(line) ? 'header' : 'total']);
    for (const line of ['Total,Petrol station,1', 'Total Bank,,', '7,Total,x', 'Summer,1,2'])
      expect([line, cells(`a,b,c\n1,2,3\n${line}`)[2]]).not.toEqual([line, 'total']);
  });

  it('skips blank lines and counts lines of the file', () => {
    expect(readRecords('a,b\n\n1,2\n , \n"x\ny",3\n4,5\n', ',').map(({ line }) => line)).toEqual([1, 3, 5, 7]);
  });

  it('reads many quotes that never close without reading on for ever', () => {
    const text = `a,b\n${'"x,1\n'.repeat(301)}9,9`;
    const read = readRecords(text, ',');
    expect(read.at(-1)?.cells).toEqual(['9', '9']);
    expect(read).toHaveLength(303);
  });

  it('reads what is well made as papaparse reads it, and the cells of each record once more', () => {
    const cell = fc.constantFrom(
      '',
      'a',
      ' b ',
      'x"y',
      '"a"',
      '"a,b"',
      '"a;b"',
      '"two\nlines"',
      '"say ""x"""',
      '""',
      '"c" ',
      '"d"\t',
      'é日',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        (rows, delimiter) => {
          const text = `head,of,all\n${rows.map((row) => row.join(',')).join('\n')}\n`.replaceAll(',', delimiter);
          const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
          const csv = new CsvText(text, delimiter);
          const records = [...csv.records()];
          // Skip texts in which a cell contains the other delimiter: they are not well-formed CSV.
          fc.pre(records.every(({ problem }) => problem === null));
          expect(records.map((record) => record.cells)).toEqual(
            data.filter((row) => row.some((each) => each.trim() !== '')),
          );
          expect(records.map((record) => csv.cellsOf(record))).toEqual(records.map((record) => record.cells));
        },
      ),
    );
  });

  it('reads the cells of damaged records once more as they were read', () => {
    const csv = new CsvText(
      `a,b,c,d\n1,"x,3,4\n5,6,7,8\n9,y",3,4\n1\n1,2,3,4,5\n"p\nq",2,3,4\n${'"x,1\n'.repeat(210)}"9",9,9,9`,
      ',',
    );
    const records = [...csv.records()];
    expect(records.map((record) => csv.cellsOf(record))).toEqual(records.map((record) => record.cells));
  });

  it('reads the same records, whatever the chunks that papaparse is given', () => {
    const piece = fc.constantFrom(
      '"',
      '""',
      ',',
      '\n',
      'a',
      ' ',
      ',"x"',
      '"y",',
      '1,2,3,4\n',
      '\n"',
      '"\n',
      '\u0000',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(1, 7, 30), (pieces, chunkSize) => {
        const text = `h,e,a,d\n${pieces.join('')}`;
        expect([...new CsvText(text, ',', chunkSize).records()]).toEqual(readRecords(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads a cell that is larger than a chunk', () => {
    const cell = 'x\n'.repeat(1 << 20);
    expect(cells(`a,b\n1,"${cell}"\n2,3`)).toEqual([
      ['a', 'b'],
      ['1', cell],
      ['2', '3'],
    ]);
  });

  it('reads files that were joined with their byte order marks', () => {
    expect(cells('\uFEFFa,b\n1,2\n\uFEFF"3, 4",5')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3, 4', '5'],
    ]);
  });
});
