import { matchColumns } from '../../../../src/client/boards/csv/columns/matchColumns';
import type { Cells } from '../../../../src/client/boards/csv/columns/column';
import { refusalText } from '../../../../src/client/boards/csv/CsvTemplate';
import { buildDraft } from '../../../../src/client/boards/csv/rowDraft';
import { fixed, fixGroup, found, good, groups, issues, sheetOf } from './findings';

test('a row with nothing wrong has no issue', () => {
  expect(found({})).toEqual([]);
  expect(found({ venueType: 'Roadside', adTypes: 'static;video', city: 'Lisboa', publisher_id: '37' })).toEqual([]);
});

test('K2: ids that a spreadsheet has damaged are warned of, in every column of ids', () => {
  const damaged =
    '8.70E+14, 8,70E+14, 8.70123456789012E+14, 9E+15, 1.2e-05, 02-Jan, 2-Mai, Jan-02, 03-Okt-24, Dez 12, 12.05.2024, 870000000000000, 8701234567890120, 87012345678901200000, 2024-01-02 00:00:00, 8.7E14, 02-janv, 5-cze, 02-gru, 3-Ağu, 1月2日, 00:00:12, 12:00:00 AM, 12%, 12,5 %, $1,234, €12, TRUE, 2-mrt, 02/jan, фев.26, 2 янв, janv-26, juin-05, 2. 1., 02월 02일, 2026-01-02, 2026/1/2, 2026. 01. 02., 02-01-2026, 1/2/26 12:00 AM, 2026-01-02T00:00:00Z, 8.70 E+14, -8.7E+14, WAHR, FAUX, 01:30, 1899-12-30, 30.12.1899, 12/30/1899, 1900-01-00, 1/0/1900, 02-Jän, 2. Jänner'.split(
      ', ',
    );
  const whole =
    '870123456789012, IV-9151, 0009211, broadsign.com:481516001, 12E4, JAN-TOWER, FEB-TOWER, 104000, MAY, 8701234567890123, 12E45, LIS-12, 10.0.0.1, МСК-12, 東京-1, 01-LED, 12-HEL, 12-MARINA, OTTO-1, MAR-12, SET-3, DEZ 12, MARS-1, MARS-100, 32-MAR, 10-20-30, 2024-13-01, 31.31.24, 45:30, 1E+15x, 1900-02-00, 00000000-0000-0000-0000-000000000001'.split(
      ', ',
    );
  for (const field of ['device_id', 'reachBoardID', 'publisher_id'] as const) {
    for (const id of damaged) expect([field, id, found({ [field]: id })]).toEqual([field, id, ['warning damaged-id']]);
    for (const id of whole) expect([field, id, found({ [field]: id })]).toEqual([field, id, []]);
  }
});

test('K2, K5: ids that a spreadsheet has formatted, or with characters that only look like plain ones, are fixed', () => {
  const cases = {
    '1,234,567,890': '1234567890',
    '1.234.567': '1234567',
    '1,234': '1234',
    '1’234’567': '1234567',
    '1 234 567': '1234567',
    '123456.0': '123456',
    '870123456789012,00': '870123456789012',
    'КS-1': 'KS-1',
    'KＳ-1': 'KS-1',
    'KS–1': 'KS-1',
    '１２３４５': '12345',
    '٠١٢٣': '0123',
    'IV-३': 'IV-3',
    '＝"0027"': '0027',
  };
  for (const [id, fix] of Object.entries(cases))
    expect([id, issues({ device_id: id }).map((each) => [each.level, each.fix?.cells])]).toEqual([
      id,
      [['warning', { device_id: fix }]],
    ]);
});

test('K5: the number of a footnote is no digit of an id', () => {
  for (const device_id of ['A-1¹', 'A-1①', 'A-½', 'ＫＳ-1²'])
    expect([device_id, found({ device_id })]).toEqual([device_id, ['warning raised-digit']]);
  const sheet = sheetOf(
    'device_id,lat,long,Country',
    ...['A-1', 'A-1¹', 'A-11'].map((id) => `${id},38.7,-9.1,Portugal`),
  );
  expect(groups(sheet).filter((group) => !group.includes('no-'))).toEqual(['1 warning raised-digit: null']);
  expect(sheet.chunk(0, 3).map(({ device_id }) => device_id)).toEqual(['A-1', 'A-1¹', 'A-11']);
});

test('K3, K5: quotation marks around a text, and line breaks in an id, are warned of and taken out', () => {
  const cases = { "'A-1'": 'A-1', '"A-1"': 'A-1', '“A-1”': 'A-1', '«A-1»': 'A-1', "'’A-1": 'A-1', '`A-1': 'A-1' };
  for (const [id, inside] of Object.entries(cases)) {
    expect([id, found({ device_id: id })]).toEqual([id, ['warning quoted: Take them off']]);
    expect([id, fixed({ device_id: id }).device_id]).toEqual([id, inside]);
  }
  expect(fixed({ boardname: '"The Hub"', city: "'Faro'" })).toMatchObject({ boardname: 'The Hub', city: 'Faro' });
  for (const boardname of ["'t Zand", "'90s Diner", '"Plaza" North', 'Kings’'])
    expect(found({ boardname })).toEqual([]);
  expect(found({ device_id: 'A\n1' })).toEqual(['warning broken-id: Use spaces']);
  expect(fixed({ device_id: 'A\t1' }).device_id).toBe('A 1');
});

test('K3: a formula is no value', () => {
  for (const formula of ['=A2&B2', '=T("00012")', "='Sheet1'!A2", '=0012']) {
    expect([formula, found({ device_id: formula })]).toEqual([formula, ['warning formula']]);
    expect([formula, found({ city: formula })]).toEqual([formula, ['warning formula']]);
  }
});

test('K2, K5: ids that differ in leading zeros, case or invisible characters alone', () => {
  const sheet = sheetOf(
    'device_id,screen_name,Country',
    '0009211,A,Portugal',
    '9211,B,Portugal',
    'IV-9151,C,Portugal',
    'iv-9151,D,Portugal',
    'IV\u200B-9151,E,Portugal',
    '\u202AIV\u00AD-9151\u202C,F,Portugal',
    '\u00A0Q1\uFEFF,G,Portugal',
  );
  const of = (line: number) =>
    sheet
      .view('all', null, line - 2, 1)
      .rows[0]?.issues.filter(({ onlyNew }) => !onlyNew)
      .map(({ code }) => code);
  expect([2, 3, 4, 5, 6, 7, 8].map(of)).toEqual([
    [],
    ['id-zeros'],
    [],
    ['id-case'],
    ['repeated-device'],
    ['repeated-device'],
    [],
  ]);
  expect(sheet.view('all', null, 1, 1).rows[0]?.issues.find(({ code }) => code === 'id-zeros')).toMatchObject({
    message: '0009211 is in this file too: the spreadsheet has dropped zeros.',
  });
  expect(sheet.chunk(0, 10).map(({ device_id }) => device_id)).toEqual(['0009211', '9211', 'IV-9151', 'iv-9151', 'Q1']);
});

test('K5: ids and names that look the same are warned of, whatever their characters', () => {
  const cases: [cells: string, expected: string[]][] = [
    ['AB-77,Mall East', []],
    ['АВ-77,Mall\u00A0East', ['id-looks', 'repeated-name']],
    ['IV-3,Mall  East', ['repeated-name']],
    ['IV-३,Маll East', ['look-alike', 'id-looks', 'repeated-name']],
    ['ΑΒ-1,Café', []],
    ['αβ-1,Cafe', ['id-case']],
    ['IV 9151,West', []],
    ['IV  9151,Ost', ['id-looks']],
    ['IV\u2800\uE0009151,Süd', ['repeated-device']],
  ];
  const sheet = sheetOf('device_id,screen_name', ...cases.map(([cells]) => cells));
  const { rows } = sheet.view('all', null, 0, 20);
  for (const [at, [cells, expected]] of cases.entries())
    expect([
      cells,
      rows[at]?.issues
        .filter(({ onlyNew }) => !onlyNew)
        .map(({ code }) => code)
        .sort(),
    ]).toEqual([cells, [...expected].sort()]);
});

test('K4: placeholders are missing values: an error for the device id, else empty and fixed for all', () => {
  const texts =
    'N/A,n/a,NULL,null,#N/A,#REF!,-,--,none,None,NaN,nan,undefined,#VALUE!,(blank),—,TBD,\\N,Not Available,nUlL,N.A,#NV,#BEZUG!,#Н/Д,#N/A N/A,#SPILL!,########,???,…,*,k. A.,unbekannt,inconnu,brak,нет,なし,未定,لا يوجد,Not Set,Err:502,#¡REF!,#¿NOMBRE?,<NA>,(leer),to be confirmed,待定,{{device_id}},${id},<device_id>,N / A,T.B.D.,unk,н/д,n.d.,NVT,S/N,Err:508,not_assigned,N/A (see notes),TBD - ask Tom,(n/a),해당없음,~,·,^,{device_id},[device_id],N.A.V.,Loading...,loading…,NaT,inf,-inf,<device id>,00000000-0000-0000-0000-000000000000'
      .split(',')
      .concat('null,null', 'NaN; NaN');
  for (const text of texts) {
    expect([text, found({ device_id: text })]).toEqual([text, ['error no-device']]);
    for (const field of [
      'city',
      'state',
      'publisher_name',
      'screenType',
      'venueType',
      'adTypes',
      'reachBoardID',
    ] as const) {
      expect([text, field, found({ [field]: text })]).toEqual([text, field, ['warning placeholder: Take as missing']]);
      expect(JSON.stringify(buildDraft({ ...good, [field]: text }, 'height-first'))).not.toContain(
        JSON.stringify(text),
      );
    }
  }
  expect(found({ lat: 'N/A', long: 'N/A' })).toEqual([
    'warning placeholder: Take as missing',
    'warning no-place',
    'warning placeholder: Take as missing',
  ]);
  for (const text of ['Leer', '#12', 'Nullipo', '10-12', 'Nantes', 'No 5', 'NA-1', 'A', '1', 'Nullarbor', 'Nan', '10'])
    expect([text, found({ city: text })]).toEqual([
      text,
      text === 'Nan' ? ['warning placeholder: Take as missing'] : [],
    ]);
  const values =
    'None (TO),NA - Times Square,ND,SN,[A1],N-A,No. 5,T. B. Davis,Unknown Soldier Square,Null; Island,★,<img src="a.png">,<Point: 13.4; 52.5>,Loading,Loading - bay'.split(
      ',',
    );
  for (const text of values) expect([text, found({ boardname: text })]).toEqual([text, []]);
  expect(found({ state: 'N.D.' })).toEqual([]);
  const regionsOf = (...regions: string[]) => {
    const sheet = sheetOf(
      'device_id,lat,long,Provincia,City',
      ...regions.map((region, at) => `d${at},41,14,${region},A`),
    );
    return [
      sheet.chunk(0, 9).map(({ boardloc }) => boardloc?.state),
      groups(sheet).filter((each) => !each.includes('no-')),
    ];
  };
  expect(regionsOf('RM', 'NA', 'MI')).toEqual([['RM', 'NA', 'MI'], ['1 warning doubtful: Take as missing']]);
  for (const other of ['Roma', 'N/A', ''])
    expect(regionsOf('RM', 'NA', other)[0]).toEqual(['RM', other === '' ? 'NA' : '', other === 'N/A' ? '' : other]);
  const inCountry = (header: string, ...rows: string[]) =>
    sheetOf(`device_id,lat,long,${header},Country`, ...rows.map((row, at) => `d${at},41,14,${row}`))
      .chunk(0, 9)
      .map(({ boardloc }) => boardloc?.state);
  expect(inCountry('Region', 'CA,United States', 'NA,United States', 'NY,United States')).toEqual(['CA', '', 'NY']);
  expect(inCountry('Province', 'ON,Canada', 'NA,Canada', 'QC,Canada')).toEqual(['ON', '', 'QC']);
  expect(inCountry('Region', 'CA,United States', 'NA,Italy', 'NY,United States')).toEqual(['CA', 'NA', 'NY']);
  expect(inCountry('Region', 'RM,', 'NA,', 'MI,')).toEqual(['RM', 'NA', 'MI']);
  expect(buildDraft({ city: 'Nan' }, 'height-first').boardloc?.city).toBe('Nan');
  for (const venue of ['outdoor.billboards', 'retail.malls.food_court']) {
    const listed = { venueType: `[${venue}]` };
    expect(found(listed)).toEqual(['warning quoted: Take them off', 'warning venue']);
    expect(fixed(listed).venueType).toBe(venue);
    expect(buildDraft(listed, 'height-first').venueType).toBe(`[${venue}]`);
    expect(found({ device_id: `[${venue}]` })).toEqual(['error no-device']);
  }
  const sheet = sheetOf('device_id,City,Country', 'd1,N/A,Portugal', 'd2,null,Portugal', 'd3,Faro,Portugal');
  expect(groups(sheet)).toContain('2 warning placeholder: Take as missing');
  expect(fixGroup(sheet, 'placeholder')).toBe(2);
  expect(sheet.chunk(0, 3).map(({ boardloc }) => boardloc?.city)).toEqual(['', '', 'Faro']);
});

test('K5: headers are known whatever invisible characters, spaces and marks are in them', () => {
  const headers = [
    '\u200Bdevice_id\u200B',
    'Longitude\u00A0(WGS84)',
    '\uFEFFScreen\u00ADName',
    'LAT',
    '\u202ECity\u202C',
  ];
  expect(matchColumns(headers).positions).toEqual({ device_id: 0, long: 1, boardname: 2, lat: 3, city: 4 });
  for (const header of ['Device ID*', '# device_id', 'Device ID (required)', 'Device-ID [text]', 'Device No.'])
    expect([header, matchColumns([header]).positions]).toEqual([header, { device_id: 0 }]);
  expect(
    matchColumns(['Latitude (decimal degrees)', 'Longitude (°E)', 'Width [px]', 'Height (m)', 'Country (ISO 3166-1)'])
      .positions,
  ).toEqual({ lat: 0, long: 1, width: 2, country: 4 });
  expect(matchColumns(['Device', 'Town', 'Venue', 'Name', 'Owner']).positions).toEqual({
    device_id: 0,
    city: 1,
    venueType: 2,
    boardname: 3,
    publisher_name: 4,
  });
});

test('K1: columns of other tools and languages are known by their headers', () => {
  const lists: [headers: string, known: string][] = [
    // Broadsign, Vistar, Place Exchange, Hivestack, Geopath, map programs
    ['Screen ID,Device ID,Screen Name,Zip Code,Resolution (Width x Height)', ',device_id,boardname,,resolution'],
    ['Player Id,Display Unit Name,Geolocation,Display Type', 'device_id,boardname,place,screenType'],
    ['id,venue_name,width_px,height_px,mime_types', 'reachBoardID,boardname,width,height,adTypes'],
    [
      'asset.name,location.lat,location.lon,location.city,slot.w,slot.h,venue.openooh_category',
      'boardname,lat,long,city,width,height,venueType',
    ],
    ['Media Owner,Lat,Long,Screen Width (px),Media Type', 'publisher_name,lat,long,width,screenType'],
    ['Operator,LAT_DD,LONG_DD,H,W', 'publisher_name,lat,long,height,width'],
    ['X,Y,the_geom,State/Province', 'long,lat,place,state'],
    // German, French, Portuguese, Spanish, Italian, Dutch, Polish, Russian, several, Japanese
    [
      'Geräte-ID;Bildschirmname;Ort;Bundesland;Land;Breitengrad;Längengrad;Auflösung (BxH);Anbieter',
      'device_id,boardname,city,state,country,lat,long,resolution,publisher_name',
    ],
    ['Breite;Länge;Player Name;Device UID', 'lat,long,boardname,device_id'],
    ['Breite (px);Höhe (px)', 'width,height'],
    ["Nom de l'écran;Ville;Région;Pays;Résolution;Régie", 'boardname,city,state,country,resolution,publisher_name'],
    ['Nome da tela;Cidade;Estado;País;Largura (px);Altura (px)', 'boardname,city,state,country,width,height'],
    ['Nombre de pantalla;Ciudad;Provincia;Latitud;Longitud', 'boardname,city,state,lat,long'],
    ['Nome schermo;Città;Paese;Latitudine;Risoluzione', 'boardname,city,country,lat,resolution'],
    ['Schermnaam;Plaats;Breedtegraad;Zeměpisná délka;裝置ID', 'boardname,city,lat,long,device_id'],
    ['ID urządzenia;Miasto;Szerokość geograficzna;Rozdzielczość', 'device_id,city,lat,resolution'],
    ['Szer. geogr.;Dł. geogr.;ชื่อจอ;Město;屏幕分辨率', 'lat,long,boardname,city,resolution'],
    ['ID устройства;Название;Широта;Довгота;ประเทศ', 'device_id,boardname,lat,long,country'],
    ['Cihaz ID;Namn;경도;Město;Ország;Upplösning (B x H)', 'device_id,boardname,long,city,country,resolution'],
    ['デバイスID;スクリーン名;緯度;経度;解像度', 'device_id,boardname,lat,long,resolution'],
    ['端末ID;省份', 'device_id,state'],
    ['Identifiant écran;Nom du site', 'device_id,boardname'],
    ['Schermcode;Naam scherm', 'device_id,boardname'],
    ['ID nośnika;Nombre pantalla', 'device_id,boardname'],
    ['Код экрана;Наименование;Fylke', 'device_id,boardname,state'],
  ];
  for (const [headers, known] of lists) {
    const names = headers.split(headers.includes(';') ? ';' : ',');
    const { positions } = matchColumns(names);
    const fields = Object.entries(positions);
    expect([headers, names.map((_, at) => fields.find(([, position]) => position === at)?.[0] ?? '').join()]).toEqual([
      headers,
      known,
    ]);
  }
  const { repeated, ignored } = matchColumns(['name', 'Venue Name', 'Screen Name', 'City', 'city', 'Colour']);
  expect({ repeated, ignored }).toEqual({
    repeated: [
      { field: 'boardname', used: 2, others: [0, 1] },
      { field: 'city', used: 3, others: [4] },
    ],
    ignored: ['Colour'],
  });
  const orderOf = (name: string) => sheetOf(`device_id,${name}`, 'a,1920x1080').summary().order;
  expect(['Resolution (W x H)', 'Auflösung (Breite×Höhe)', 'Resolution (HxW)', 'Resolution'].map(orderOf)).toEqual([
    'width-first',
    'width-first',
    'height-first',
    'height-first',
  ]);
});

test('K11, D12: countries by other names and codes are read and warned of; others are said to be unknown', () => {
  const cases: [text: string, expected: string[], loaded: string][] = [
    ['Deutschland', ['warning country-name: Use Germany'], 'Germany'],
    ['DEU', ['warning country-name: Use Germany'], 'Germany'],
    ['de', ['warning country-name: Use Germany'], 'Germany'],
    ['UK', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['GBR', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['USA', ['warning country-name: Use United States'], 'United States'],
    ['Turkey', ['warning country-name: Use Türkiye'], 'Türkiye'],
    ['NA', ['warning country-name: Use Namibia'], 'Namibia'],
    ['GER', ['warning country-name: Use Germany'], 'Germany'],
    ['Schweiz / Suisse', ['warning country-name: Use Switzerland'], 'Switzerland'],
    ['China (PRC)', ['warning country-name: Use China'], 'China'],
    ['London, UK', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['en-GB', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['US-CA', ['warning country-name: Use United States'], 'United States'],
    ['EU', ['warning country'], 'EU'],
    ['Germany, Austria', ['warning country'], 'Germany, Austria'],
    ['Potugal', ['warning country: Use Portugal'], 'Potugal'],
    ['Nigera', ['warning country'], 'Nigera'],
    ['Slovania', ['warning country'], 'Slovania'],
    ['XX', ['warning country'], 'XX'],
    ['Bavaria', ['warning country'], 'Bavaria'],
    ['12', ['warning country'], '12'],
    ['', ['warning no-country'], ''],
    ['GERMANY', [], 'GERMANY'],
    ['Niger', [], 'Niger'],
  ];
  for (const [country, expected, loaded] of cases) {
    expect([country, found({ country, lat: '', long: '' }).filter((each) => !each.endsWith('no-place'))]).toEqual([
      country,
      expected,
    ]);
    expect([country, buildDraft({ country }, 'height-first').boardloc?.country]).toEqual([country, loaded]);
  }
  expect(issues({ country: 'Potugal' })[0]?.message).toBe(
    "Not a known country; did you mean 'Portugal'? It is kept as it is.",
  );
  expect(issues({ country: 'Slovania' })[0]?.message).toMatch(/did you mean 'Slov\w+' or 'Slov\w+'\?/);
  // A city in a file of one country.
  const sheet = sheetOf(
    'device_id,latitude,longitude,Country,Screen Resolution',
    ...['a', 'b', 'c', 'd'].map((id) => `${id},48.1,11.5,Germany,1080x1920`),
    'e,48.2,11.6,Bavaria,1080x1920',
  );
  expect(groups(sheet)).toEqual(['1 warning country-near: Use Germany']);
});

test('D3: all groups are listed, errors first, then the most frequent', () => {
  const sheet = sheetOf(
    'device_id,latitude,longitude,City,Country,Screen Resolution,Venue Type,Ad Types',
    ',38.7,-9.1,A,Portugal,1080x1920,Roadside,static',
    'a,"38,7","-9,1",A,Portugal,1080x1920,Roadside,static',
    'b,91,200,A,Portugal,1080x1920,Roadside,static',
    'c,38.7,-9.1,A,Portugal,4K,Roadside,static',
    'd,-9.1,38.7,N/A,UK,1080x1920,Road side,image',
    'e,-9.1,38.7,null,Portugal,,Road side,image',
    '8.7E+14,38.7,-9.1,A,,1080x1920,Road side,image',
  );
  expect(groups(sheet).map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    ...Array.from({ length: 4 }, () => '1 error'),
    '3 warning',
    '3 warning',
    '2 warning',
    ...Array.from({ length: 6 }, () => '1 warning'),
  ]);
});

test('each column comes with its first values, so that it can be told what it holds', () => {
  const sheet = sheetOf('Gerät,Ort,leer', 'd1,Wien,', 'd2,Wien,', 'd3,Graz,', 'd4,Linz,', 'd5,Wels,');
  expect(sheet.samples()).toEqual([['d1', 'd2', 'd3'], ['Wien', 'Graz', 'Linz'], []]);
});

test('a spreadsheet is refused with the way to save it as CSV', () => {
  expect(refusalText(['notes.txt'])).toBe('Only text/csv is accepted: notes.txt');
  expect(refusalText(['boards.xlsx'])).toMatch(
    /^Only text\/csv is accepted: boards\.xlsx\. Open boards\.xlsx .* CSV UTF-8/,
  );
});

test('the text of a group holds for each of its rows', () => {
  const alike: Cells[][] = [
    ['8.70E+14', '02-Jan', '00:00:12', '870123456789012000'].map((device_id) => ({ device_id })),
    ['N/A', '-'].map((city) => ({ city })),
    ['A\u200B1', 'A\u202E1'].map((city) => ({ city })),
    ['Gen\uDCE8ve', 'Z\uDCFCrich'].map((city) => ({ city })),
    ['ZÃ¼rich', 'CafÃ©'].map((city) => ({ city })),
    ['UK', 'GBR'].map((country) => ({ country, lat: '', long: '' })),
    ['Germny', 'Bavaria'].map((country) => ({ country, lat: '48.2', long: '11.6' })),
    ['image', 'photo'].map((adTypes) => ({ adTypes })),
    ['static;smell', 'static;taste'].map((adTypes) => ({ adTypes })),
    ['Portugal', ''].map((country) => ({ country, lat: '-9.14', long: '38.72' })),
    ['Portugal', ''].map((country) => ({ country, lat: '38.72', long: '9.14' })),
    [{ lat: '' }, { lat: 'north' }],
    [{ lat: '91' }, { lat: '91', long: '200' }],
  ];
  for (const rows of alike) {
    const home = rows.some(({ country }) => country === 'Bavaria') ? 'DE' : 'PT';
    const all = rows.flatMap((cells) => issues(cells, home).filter(({ code }) => code !== 'no-country'));
    const texts = new Map<string, Set<string>>();
    for (const { group, summary, message } of all)
      texts.set(group, (texts.get(group) ?? new Set()).add(summary ?? message));
    expect([...texts.values()].filter(({ size }) => size > 1)).toEqual([]);
  }
});
