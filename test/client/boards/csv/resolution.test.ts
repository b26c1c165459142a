import { matchColumns } from '../../../../src/client/boards/csv/columns/matchColumns';
import { buildDraft } from '../../../../src/client/boards/csv/rowDraft';
import { fixed, found, groups, issues, sheetOf } from './findings';

test('K9: spellings of a resolution are read; names without an orientation are refused as such', () => {
  const read =
    '1920x1080px|1920px x 1080px|1920X1080|1920 × 1080|1920*1080|1920.0x1080.0|1,920 x 1,080|1.920 x 1.080|1920 by 1080|1920/1080|1920 / 1080 px|1920 pixels x 1080 pixels|1920x1080p|1920-1080|1920:1080|1920, 1080|(1920 1080)|1’920 x 1’080|1920x1080@60|1920x1080 60Hz|Full HD (1920x1080)|1920x1080 (16:9)|１９２０×１０８０|1920 mal 1080|"1920x1080"|1920 ✖ 1080|१९२० x १०८०|１９２０ｘ１０８０|1920＊1080|1920-x-1080|1920 x 1080 píxeles|1920x1080@59.94Hz|1920 x 1080 (Full HD, 60 Hz)|1920x1080 W';
  for (const resolution of read.split('|')) {
    expect([resolution, found({ resolution })]).toEqual([resolution, []]);
    expect([resolution, buildDraft({ resolution }, 'height-first').boardsize]).toEqual([
      resolution,
      { height: 1920, width: 1080 },
    ]);
    expect([resolution, buildDraft({ resolution }, 'width-first').boardsize]).toEqual([
      resolution,
      { height: 1080, width: 1920 },
    ]);
  }
  for (const resolution of [
    '1080 (H) x 1920 (W)',
    '1920 (W) x 1080 (H)',
    '1080h x 1920w',
    '1080x1920 (HxW)',
    '1920 x 1080 (width x height)',
    'W1920 x H1080',
    '1080 x 1920 (width)',
    'W: 1920 H: 1080',
    '1920 (B) x 1080 (H)',
    '1920x1080 landscape',
    '1080 x 1920 Querformat',
    '1920x1080 L',
    '1920x1080 (L)',
    '1920x1080l',
    '1920 x 1080 (Full HD, landscape)',
    '1080x1920 horizontal',
    '1920 horizontal x 1080 vertical',
    'V 1080 x H 1920',
    'W: 1920, H: 1080',
    '1080 high x 1920 wide',
    'W1920xH1080',
    '1080 x 1920 (height/width)',
    'Width 1920 Height 1080',
    'W 1920 H 1080',
    'H 1080 W 1920',
    'h 1080 w 1920',
    'Breite 1920 Höhe 1080',
    'L 1920 H 1080',
    '1920x1080h',
    '1920x1080H',
    '1920 x 1080 (h)',
    '1920x1080 (H)',
    '1920x1080 H',
  ]) {
    expect([resolution, found({ resolution })]).toEqual([resolution, []]);
    for (const order of ['height-first', 'width-first'] as const)
      expect([resolution, buildDraft({ resolution }, order).boardsize]).toEqual([
        resolution,
        { height: 1080, width: 1920 },
      ]);
  }
  expect(buildDraft({ resolution: '1080x1920 H' }, 'height-first').boardsize).toEqual({ height: 1920, width: 1080 });
  expect(buildDraft({ resolution: '1920x1080 (P)' }, 'width-first').boardsize).toEqual({ height: 1920, width: 1080 });
  for (const resolution of ['1080p', '4K', 'FHD', 'Full HD', 'UHD', '720p', 'WUXGA', '8k']) {
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error orientation']]);
    expect(issues({ resolution })[0]?.message).toMatch(/orientation is unknown/);
  }
  for (const resolution of ['48x14 ft', "14' x 48'", '10,5 x 2,8 m', '1920x1080 mm'])
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error length']]);
  expect(found({ resolution: '14x48' })).toEqual(['warning few-pixels']);
  for (const resolution of ['16/9', '16:9', '-1920x1080', '1080', 'portrait', '0x5', '1080x', '10x20x30', '999999x1'])
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error resolution']]);
});

test('K10: width and height in two columns make a resolution', () => {
  for (const [width, height] of [
    ['width_px', 'height_px'],
    ['Width', 'Height'],
    ['Screen Width (px)', 'Screen Height (px)'],
    ['pixel_width', 'pixel_height'],
  ]) {
    const sheet = sheetOf(
      `device_id,${height},${width},latitude,longitude,country`,
      'a,1920,1080 px,40.75,-73.98,United States',
    );
    expect([width, sheet.chunk(0, 1)[0]?.boardsize, groups(sheet)]).toEqual([width, { height: 1920, width: 1080 }, []]);
    expect(sheet.summary().columns.missing).not.toContain('Screen Resolution');
    expect(sheet.updateFields()).toEqual(expect.arrayContaining(['boardsize.height', 'boardsize.width']));
  }
  expect(found({ resolution: '', width: '1080', height: '' })).toEqual(['error one-side']);
  expect(found({ resolution: '', width: '1080', height: 'tall' })).toEqual(['error pixels']);
  expect(found({ resolution: '', width: '', height: '' })).toEqual(['warning no-resolution']);
  for (const width of ['4.27', '4,27', '4.27 m', '14 ft', "14'"]) {
    expect([width, found({ resolution: '', width, height: '14.63' })]).toEqual([width, ['error length']]);
    expect(issues({ resolution: '', width, height: '14.63' })[0]?.message).toMatch(/metres.* column to be ignored/);
  }
  expect(found({ resolution: '', width: '1080', height: '2.5 m' })).toEqual(['error length']);
});

test('K9: the only two numbers among other words are offered', () => {
  const cases = {
    '1080p (1920x1080)': '1920x1080',
    '1920x1080p60': '1920x1080',
    'LED 1920x1080': '1920x1080',
    '1920x1080 55 inch': '1920x1080',
    'Resolution: 1080 × 1920': '1080x1920',
    'LED 1080x1920 landscape': '1080 (H) x 1920 (W)',
    'LED W1920 x H1080 bright': '1920 (W) x 1080 (H)',
  };
  for (const [resolution, fix] of Object.entries(cases)) {
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error words: Use the two numbers']]);
    expect([resolution, fixed({ resolution }).resolution]).toEqual([resolution, fix]);
  }
  for (const resolution of ['2 x 1920x1080', '1920x1080 / 1080x1920', '1920x1080x2', 'since 12/2024', '1080x1920²'])
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error resolution']]);
});

test('K9: a number of screens or of a name is no part of a resolution, and no fix loses how a board hangs', () => {
  const refused =
    'P10 320x160|P4 640x320|LED P6 960 x 640 px|LED P6 960 x 1 080|Wall 3 960 x 640|3 960x640|12 320x160|1 920x640|1920x1080 (Rotated 90)|1920x1080 gedreht|1920x1080 90°|1920x1080 girado|1920x1080 landscape/portrait';
  for (const resolution of refused.split('|'))
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error resolution']]);
  for (const resolution of ['1 920 x 1 080', 'W1 920 x H1 080', '1 920 px x 1 080 px', '1 920x1 080'])
    expect([resolution, found({ resolution }), buildDraft({ resolution }, 'width-first').boardsize]).toEqual([
      resolution,
      [],
      { height: 1080, width: 1920 },
    ]);
  const spaced =
    '1 280 x 720|1 366 x 768 px|1 024 x 768|1 920 x 720|3 840 x 640|3 960 x 640|1 920x1080|2 160x3840|1 366x768';
  for (const resolution of spaced.split('|')) {
    const [width, height] = resolution
      .replace(/ (?!x)|px/g, '')
      .split(/ ?x/)
      .map(Number);
    expect([resolution, found({ resolution }), buildDraft({ resolution }, 'width-first').boardsize]).toEqual([
      resolution,
      [],
      { height, width },
    ]);
  }
  expect(fixed({ resolution: 'LED 1 920 x 1 080' }).resolution).toBe('1920x1080');
  expect(fixed({ resolution: 'P10 1920x1080' }).resolution).toBe('1920x1080');
  expect(fixed({ resolution: 'LED 1920x1080 quer' }).resolution).toBe('1920 (W) x 1080 (H)');
});

test('K9: an order that the header says is kept, also of a column that is chosen', () => {
  const sizeOf = (header: string) => sheetOf(`device_id,${header}`, 'a,1920x1080').chunk(0, 1)[0]?.boardsize;
  for (const header of [
    '(Horizontal x Vertical)',
    '(HxV)',
    'W*H',
    '(width/height)',
    'wxh',
    '(Ancho x Alto)',
    '(宽×高)',
    '(cols x rows)',
    '(columns × rows)',
    '(X x Y)',
    'X x Y',
    '(An x Al)',
    '(Genişlik x Yükseklik)',
    '(G x Y)',
    '(S x W)',
    '(leveys x korkeus)',
    '(bredd x höjd)',
    '(Bredde x Højde)',
    '(szélesség x magasság)',
    '(šířka x výška)',
    '(En x Boy)',
    '(L x Î)',
    '(En*Boy)',
    '(larg. x haut.)',
    '(base x altezza)',
    '（ヨコ×タテ）',
    '(πλάτος x ύψος)',
    '(Breite mal Höhe)',
    'Width and Height',
    '(Width & Height)',
    '(Width px x Height px)',
    '(pixel width x pixel height)',
  ])
    expect([header, sizeOf(`Resolution ${header}`)]).toEqual([header, { height: 1080, width: 1920 }]);
  for (const header of ['Width x Height', 'WxH', 'Screen Width x Screen Height', 'Width (px) x Height (px)'])
    expect([header, sizeOf(header)]).toEqual([header, { height: 1080, width: 1920 }]);
  for (const header of [
    '(H x W)',
    '(V x H)',
    '(max height)',
    '(W x S)',
    '(rows x columns)',
    '(Y x X)',
    '(Al x An)',
    '',
  ])
    expect([header, sizeOf(`Resolution ${header}`)]).toEqual([header, { height: 1920, width: 1080 }]);
  const sheet = sheetOf('device_id,Format (B x H)', 'a,1920x1080');
  sheet.chooseColumn(1, 'resolution');
  expect(sheet.summary()).toMatchObject({ order: 'width-first', suggestedOrder: 'width-first' });
});

test('K9: sides that may be metres are a resolution only by their values, and after every named column', () => {
  for (const cell of ['4.5 x 3.2', '3m x 2m', '3x2', '4.500 x 3.200', '1920x3', '']) {
    const sheet = sheetOf('device_id,lat,long,Country,Width x Height', `a,38.7,-9.1,Portugal,${cell}`);
    expect([cell, sheet.summary().columns.ignored]).toEqual([cell, ['Width x Height']]);
    expect([cell, groups(sheet)]).toEqual([cell, ['1 warning no-resolution: null']]);
  }
  const both = sheetOf('device_id,Width x Height,Pixels', 'a,450x320,1080x1920');
  expect(both.summary().columns.positions).toMatchObject({ resolution: 2 });
});

test('K10: a column of units says that sizes are in pixels or not', () => {
  const error = '2 error length: null';
  for (const [header, sizes, unit, expected] of [
    ['Width,Height,Unit', '1920,1080', 'mm', error],
    ['Width,Height,', '1920,1080', 'Inches', error],
    ['Breite,Höhe,Bemerkung,Einheit', '1920,1080,neu', 'cm', error],
    ['Resolution,Unit', '1920x1080', 'mm', error],
    ['Width,Height,Unit', '1920,1080', 'px', null],
    ['Width,Height,Note,Format', '1920,1080,x', 'm', null],
    ['Width,Height,Unit', '1920,1080', 'North', null],
    ['Width (px),Height (px),Depth,Unit', '1920,1080,9', 'cm', null],
    ['Resolution,Diagonal,Unit', '1920x1080,55', 'in', null],
    ['Resolution,Width,Height,Unit', '1920x1080,2,3', 'm', null],
    ['Width,Height,Diagonal,Unit', '1920,1080,55', 'in', null],
    ['Width,Height,Physical width,Physical height,Unit', '1920,1080,2,1', 'm', null],
    ['Width,Height,Depth,Unit', '1920,1080,9', 'mm', error],
  ] as const) {
    const sheet = sheetOf(
      `device_id,lat,long,Country,${header}`,
      ...['a', 'b'].map((id) => `${id},38.7,-9.1,Portugal,${sizes},${unit}`),
    );
    expect([header, unit, groups(sheet)]).toEqual([header, unit, expected === null ? [] : [expected]]);
  }
  const sheet = sheetOf('device_id,Width,Height,Unit', 'a,1920,1080,mm');
  sheet.edit(0, { unit: 'px' });
  expect(sheet.chunk(0, 1)[0]?.boardsize).toEqual({ height: 1080, width: 1920 });
  const other = sheetOf('device_id,Width,Height,Unit', 'a,1920,1080,mm');
  other.chooseColumn(3, null);
  expect(other.chunk(0, 1)[0]?.boardsize).toEqual({ height: 1080, width: 1920 });
});

test('K10: a column of other sizes is no resolution where width and height are in pixels, or where it is a diagonal', () => {
  for (const [header, sizes, ignored] of [
    ['Screen Size,Width,Height', '55,1080,1920', 'Screen Size'],
    ['Dimensions,Width px,Height px', '2.4 x 3.2 m,1080,1920', 'Dimensions'],
    ['Resolution,Width,Height', '1080p,1080,1920', 'Resolution'],
    ['Screen Size,Resolution', '55 inch,1080x1920', 'Screen Size'],
    ['Screen Size', '"55"""', 'Screen Size'],
    ['Screen Size', '1080x1920', ''],
    ['Resolution,Width,Height', '1080p,14,48', ''],
    ['Resolution', '55', ''],
  ] as const)
    expect([header, sizes, sheetOf(`device_id,${header}`, `a,${sizes}`).summary().columns.ignored.join()]).toEqual([
      header,
      sizes,
      ignored,
    ]);
});

test('K10: width and height are the fix of a resolution that names no sides', () => {
  for (const resolution of ['1080p', '4K', 'UHD', '55"', 'yes'])
    expect([resolution, fixed({ resolution, width: '1080', height: '1920' }).resolution]).toEqual([
      resolution,
      '1080 (W) x 1920 (H)',
    ]);
  for (const [width, height] of [
    ['14', '48'],
    ['1080', ''],
    ['1.2 m', '2 m'],
  ] as const)
    expect(found({ resolution: '1080p', width, height })).toEqual(['error orientation']);
  expect(found({ resolution: '1080p', width: '1080', height: '1920', unit: 'mm' })).toEqual(['error orientation']);
});

test('K10: headers of width and height are known by rule; sizes in other units are not', () => {
  const headers = {
    width:
      'H Res,hres,w_px,px_w,horizontal_px,Horizontal Pixels,resolution_w,Screen Resolution Width,Width Resolution,Breite px,largeur_px,Ancho px,宽度,display_width_px,screenWidthPx,Pixelbreite,slot.width_px,Columns (px),Genişlik,Leveys,Bredde,Base (px),Pixel B,PixelsWide,Pixels Wide',
    height:
      'h_px,Vertical Resolution,V Res,Höhe in Pixel,高さ,display.height,Screen Height (px),Rows (px),Yükseklik,Høyde,PixelsHigh,px_high',
    resolution:
      'Resolution px,Auflösung in Pixel,Screen Resolution [pixels],Width x Height (px),resolution_w_h,Resolution (w-h),screen_width_height,Res WxH,分辨率(长x宽),Size (px),Größe in Pixel,Display Unit Resolution,Display 1 Resolution',
    '': 'width_cm,width_mm,width_inch,width_in,Width (cm),Breite in cm,W x H (cm),Screen size W x H mm,Resolution (cm x cm),Resolution (meters x meters),Dimensions [mm x mm],Vertical,Vertical Screen,High Res,Width/Height,Screen Pixels,Screen X/Y,Display S/W,Columns,Rows,Size (S x M),Web,Base,Alt,B and B,Width_Height,W-H,display_a_b,High-Res,High Pixel,Font size (px)',
  };
  for (const [field, names] of Object.entries(headers))
    for (const name of names.split(','))
      expect([name, Object.keys(matchColumns([name]).positions).join()]).toEqual([name, field]);
  for (const name of ['Resolution (a x b)', 'Resolution (foo x bar)']) {
    expect([name, sheetOf(`device_id,${name}`, 'a,1920x1080').summary().suggestedOrder]).toEqual([
      name,
      'height-first',
    ]);
    expect([name, sheetOf(`device_id,${name},Orientation`, 'a,1920x1080,landscape').summary().suggestedOrder]).toEqual([
      name,
      'width-first',
    ]);
  }
  for (const [names, positions] of [
    ['id,H', { reachBoardID: 0 }],
    ['W', {}],
    ['H,W', { height: 0, width: 1 }],
    ['Breite,H', { width: 0, height: 1 }],
    ['H,Width', { height: 0, width: 1 }],
    ['W,Height (px)', { width: 0, height: 1 }],
  ] as const)
    expect([names, matchColumns(names.split(',')).positions]).toEqual([names, positions]);
  for (const names of ['H Res,V Res', 'H Res,Vertical Resolution', 'Width,H Res', 'w_pixels,h_pixels', 'W Res,H Res'])
    expect([names, matchColumns(names.split(',')).positions]).toEqual([names, { width: 0, height: 1 }]);
  expect(matchColumns(['Width', 'Height', 'Width (px)', 'height_px'])).toMatchObject({
    positions: { width: 2, height: 3 },
    pixelSides: true,
  });
  expect(matchColumns(['Width', 'Height']).pixelSides).toBe(false);
  for (const [names, sides, expected] of [
    ['Width,Height', '121,68', ['1 warning small-size: null']],
    ['Width (px),Height (px)', '121,68', []],
    ['Width,Height', '192 px,128 px', []],
    ['Width,Height,Unit', '192,128,px', []],
    ['Width,Height,Orientation', '192,128,Portrait', ['1 warning turned: Swap width and height']],
  ] as const)
    expect([names, groups(sheetOf(`device_id,lat,long,Country,${names}`, `a,38.7,-9.1,Portugal,${sides}`))]).toEqual([
      names,
      expected,
    ]);
});
