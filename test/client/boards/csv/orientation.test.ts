import { matchColumns } from '../../../../src/client/boards/csv/columns/matchColumns';
import { buildDraft } from '../../../../src/client/boards/csv/rowDraft';
import { fixed, fixGroup, found, groups, sheetOf } from './findings';

test('a column whose every value is a word for it says how the boards hang, whatever its header', () => {
  const of = (header: string, ...values: [string, string]) =>
    sheetOf(`device_id,Resolution,${header}`, ...values.map((value, at) => `d${at},1080x1920,${value}`)).summary();
  expect(of('Format', 'Hochformat', 'Hochformat')).toMatchObject({
    columns: { positions: { orientation: 2 }, ignored: [] },
    suggestedOrder: 'width-first',
  });
  expect(of('Format', 'Hochformat', 'DIN A1').columns.ignored).toEqual(['Format']);
  expect(of('Side', 'V', 'L').columns.ignored).toEqual(['Side']);
  for (const header of ['Mount', 'Wandhalterung', 'Animation', 'Text Direction'])
    expect(of(header, 'Horizontal', 'Vertical').columns.ignored).toEqual([header]);
  for (const header of ['Mounting', 'Screen Alignment'])
    expect(of(header, 'Portrait', 'Landscape').columns.ignored).toEqual([]);
  // A gallery has portraits, and a Polish level is a poziom.
  expect(of('Site', 'National Portrait Gallery', 'Portrait Gallery').columns.ignored).toEqual(['Site']);
  expect(of('Piętro', 'Poziom 0', 'Poziom -1').columns.ignored).toEqual(['Piętro']);
  expect(of('Format', 'Portrait (9:16)', 'Landscape 16:9').columns.ignored).toEqual([]);
});

test('K10: other columns that say how a board hangs suggest the order, and warn where it is read otherwise', () => {
  const cases = {
    'width_px,height_px': '1920,1080',
    'Width,Height': '121,68', // centimetres
    Orientation: 'Landscape',
    'Screen Orientation': 'L',
  };
  for (const [header, cells] of Object.entries(cases)) {
    const sheet = sheetOf(`device_id,lat,long,Country,Resolution,${header}`, `a,38.7,-9.1,Portugal,1920x1080,${cells}`);
    expect([header, groups(sheet)]).toEqual([header, ['1 warning turned: Swap width and height']]);
    expect(sheet.summary()).toMatchObject({ order: 'height-first', suggestedOrder: 'width-first' });
    sheet.setOrder('width-first');
    expect([header, groups(sheet)]).toEqual([header, []]);
    sheet.setOrder('height-first');
    expect(fixGroup(sheet, 'turned')).toBe(1);
    expect([header, groups(sheet)]).toEqual([header, []]);
    expect(sheet.chunk(0, 1)[0]?.boardsize).toEqual({ height: 1080, width: 1920 });
  }
  for (const [sides, ways] of [
    ['1920,1080', 'Landscape|Querformat|Horizontal|North||1:1'],
    ['1080,1920', 'Portrait|Hochformat|Vertical|Both'],
    ['1080,1080', 'Portrait|Landscape'],
  ] as const)
    for (const way of ways.split('|')) {
      const file = (cells: string) =>
        sheetOf(
          'device_id,lat,long,Country,Width,Height,Orientation',
          `a,38.7,-9.1,Portugal,${cells},${way}`,
          'b,38.7,-9.1,Portugal,9,999,Portrait',
        );
      const [width = '', height = ''] = sides.split(',');
      expect([way, groups(file(sides))]).toEqual([way, []]);
      if (width === height || /North|Both|1:1|^$/.test(way)) continue;
      const sheet = file(`${height},${width}`);
      expect([way, groups(sheet)]).toEqual([way, ['1 warning turned: Swap width and height']]);
      expect(fixGroup(sheet, 'turned')).toBe(1);
      expect([way, groups(sheet)]).toEqual([way, []]);
      expect(sheet.chunk(0, 1)[0]?.boardsize).toEqual({ height: Number(height), width: Number(width) });
    }
  const sized = { resolution: '1920x1080', width: '1280', height: '1920' };
  expect(found(sized)).toEqual(['warning other-size: Use width and height']);
  expect(fixed(sized).resolution).toBe('1280 (W) x 1920 (H)');
  for (const cells of [
    { width: '1080', height: '1920' },
    ...['Portrait', 'North', 'N/A', 'Both', '65.0'].map((orientation) => ({ orientation })),
  ])
    expect([cells, found({ ...cells, resolution: '1920x1080' })]).toEqual([cells, []]);
});

test('K10: a ratio suggests the order of the file, but warns of no row', () => {
  const place = 'device_id,lat,long,Country';
  for (const [header, cells, suggestedOrder] of [
    ['Resolution,Aspect Ratio', '1920x1080,16:9', 'width-first'],
    ['Resolution,Aspect Ratio', '1080x1920,9:16', 'width-first'],
    ['Resolution,Seitenverhältnis', '1920x1080,9:16', 'height-first'],
    ['Resolution', '9:16 (1080x1920)', 'width-first'],
    ['Resolution', '1920x1080 (16:9)', 'width-first'],
    ['Resolution,Aspect Ratio', '1920x1080,1:1', 'height-first'],
    ['Resolution,Aspect Ratio', '1920x1080,1.78', 'height-first'],
  ] as const) {
    const sheet = sheetOf(`${place},${header}`, `a,38.7,-9.1,Portugal,${cells}`);
    expect([cells, sheet.summary().suggestedOrder, groups(sheet)]).toEqual([cells, suggestedOrder, []]);
  }
});

test('K10: how a board hangs is read in the languages of lists', () => {
  const words = {
    wide: 'quer,Querformat,waagerecht,Horizontal,horisontal,Orizzontale,Horizontaal,Landschap,liggend,Liggande,vandret,paysage,Paisagem,apaisado,pozioma,yatay,горизонтальная,横,横向き,横屏,가로',
    tall: 'hoch,Hochkant,senkrecht,Vertikal,verticale,Verticaal,Portret,staand,stående,lodret,portrait,Retrato,ritratto,pionowa,dikey,вертикальная,縦,縦向き,竖屏,세로',
  };
  for (const [way, list] of Object.entries(words))
    for (const orientation of list.split(',')) {
      const [resolution, turned] = way === 'wide' ? ['1080x1920', '1920x1080'] : ['1920x1080', '1080x1920'];
      expect([orientation, found({ resolution, orientation })]).toEqual([orientation, []]);
      expect([orientation, found({ resolution: turned, orientation })]).toEqual([
        orientation,
        ['warning turned: Swap width and height'],
      ]);
    }
  for (const header of ['Ausrichtung', 'Orientacja', 'Oriëntatie', 'Orientering', 'Yön', '向き', 'Ориентация'])
    expect([header, Object.keys(matchColumns([header]).positions)]).toEqual([header, ['orientation']]);
  for (const orientation of ['Hochhaus', 'Querétaro', 'Stand', 'Champion', 'North', 'Standard'])
    for (const resolution of ['1920x1080', '1080x1920'])
      expect([orientation, found({ resolution, orientation })]).toEqual([orientation, []]);
  const sheet = sheetOf('device_id;Auflösung;Ausrichtung', 'a;1920x1080;quer');
  expect(sheet.summary().suggestedOrder).toBe('width-first');
  const unread = (...ways: string[]) =>
    groups(sheetOf('device_id;Orientation', ...ways.map((way, at) => `d${at};${way}`))).filter((each) =>
      /way/.test(each),
    );
  expect(unread('álló', 'fekvő', '')).toEqual(['2 warning unknown-way: Take as missing']);
  for (const ways of [
    ['Portrait', 'North'],
    ['', 'N/A'],
  ])
    expect(unread(...ways)).toEqual([]);
  for (const lines of [
    ['device_id,Orientation,Width,Height', 'a,North,1080,1920'],
    ['device_id,Orientation,Resolution (W x H)', 'a,North,1080x1920'],
  ])
    expect(groups(sheetOf(...lines))).not.toContainEqual(expect.stringContaining('unknown-way'));
  expect(unread('Tall', 'Wide', 'Totem')).toEqual([]);
  for (const [orientation, resolution] of Object.entries({
    Upright: '1080x1920',
    'Vert.': '1080x1920',
    HORZ: '1920x1080',
  }))
    expect(found({ resolution, orientation })).toEqual(['warning turned: Swap width and height']);
  for (const ways of ['Square', 'H,V', 'V', 'H,Q', 'Both', '0,90,180', '90°'])
    expect([ways, unread(...ways.split(','))]).toEqual([ways, []]);
  expect(groups(sheetOf('device_id,lat,long,Country,Orientation,Resolution', 'a,38.7,-9.1,Portugal,álló,9x9'))).toEqual(
    ['1 warning few-pixels: null'],
  );
  expect(found({ resolution: '1080x1920', orientation: 'V' })).toEqual(['warning turned: Swap width and height']);
  expect(found({ resolution: '1920x1080', orientation: 'V' })).toEqual([]);
  for (const resolution of ['1920x1080 quer', '横1920×縦1080', '縦1080 x 横1920', '1080 verticale x 1920 orizzontale'])
    expect([resolution, found({ resolution }), buildDraft({ resolution }, 'height-first').boardsize]).toEqual([
      resolution,
      [],
      { height: 1080, width: 1920 },
    ]);
  for (const resolution of ['1080x1920 hoch', '1080×1920 縦', '1920x1080 縦'])
    expect([resolution, buildDraft({ resolution }, 'width-first').boardsize]).toEqual([
      resolution,
      { height: 1920, width: 1080 },
    ]);
});
