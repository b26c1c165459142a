import { matchColumns } from '../../../../src/client/boards/csv/columns/matchColumns';
import { fixGroup, groups, sheetOf } from './findings';

test('K8: a column of coordinates is known by its values, if no column is named as coordinates', () => {
  const of = (header: string, ...cells: string[]) =>
    sheetOf(`device_id,${header}`, ...cells.map((cell, at) => `w${String(at)},"${cell}"`));
  const sheet = of('Ort', '51.5074, -0.1278', '', '151.2093, -33.8688');
  expect(sheet.summary().columns).toMatchObject({ placeByValues: 'Ort', ignored: [] });
  expect(groups(sheet)[0]).toBe('1 error swapped: Swap');
  expect(fixGroup(sheet, 'swapped')).toBe(1);
  expect(sheet.chunk(2, 1)[0]?.boardcoords).toEqual({ lat: -33.8688, long: 151.2093 });
  sheet.chooseColumn(1, null);
  expect(sheet.summary().columns).toMatchObject({ placeByValues: null, ignored: ['Ort'] });
  for (const cells of [['51.5074, -0.1278', 'unknown'], ['1/6', '2/6'], ['1,250 / 2,500'], ['10, 20']])
    expect([cells, of('Spots', ...cells).summary().columns.placeByValues]).toEqual([cells, null]);
  // Numbers with a decimal comma, prices and sizes.
  for (const cells of [['12,0050', '4,5000'], ['12,3456'], ['5.0000/10.0000'], ['1.2000, 0.6750']])
    expect([cells, of('Price', ...cells).summary().columns.placeByValues]).toEqual([cells, null]);
  for (const cells of [['51,5074; -0,1278'], ['51.5, -0.12', '51.5074, -0.1278'], ['51.5° N, 0.1° W']])
    expect([cells, of('Where', ...cells).summary().columns.placeByValues]).toEqual([cells, 'Where']);
  for (const header of ['location', 'Ort', 'Standort', 'geo_pos'])
    expect(of(header, '52.5163, 13.3770').summary().columns.placeByValues).toBe(header);
  for (const header of ['cpm', 'size']) expect(of(header, '1.2000, 0.6750').summary().columns.placeByValues).toBe(null);
  expect(of('Spot', '52.5163, 13.3770', '52.5160, 13.3771').summary().columns.placeByValues).toBe('Spot');
  for (const header of ['Coordinates', 'GPS', 'latlng', '"Lat, Lng"'])
    expect(of(header, '52,13').chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 52, long: 13 });
  expect(groups(of('Coordinates', '12,0050'))[0]).toBe('1 error not-coordinates: null');
  // Of a header that names both, one odd cell is an error of its row, and the column is still read.
  const named = sheetOf('device_id,"Where (lon, lat)"', 'a,"-9.1393, 38.7223"', 'b,"9.1393-, 38.7223"');
  expect(named.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 38.7223, long: -9.1393 });
  expect(groups(named)[0]).toBe('1 error not-coordinates: Read as longitude, latitude');
  expect(fixGroup(named, 'not-coordinates')).toBe(1);
  expect(named.chunk(1, 1)[0]?.boardcoords).toEqual({ lat: 38.7223, long: -9.1393 });
  expect(sheetOf('device_id,lat,lng,Where', 'a,1.5,2.5,"51.5074, -0.1278"').summary().columns.placeByValues).toBe(null);
});

test('K8: x and y are no coordinates where all are whole numbers of a canvas; metres of a map are an error that says so', () => {
  const of = (header: string, ...rows: string[]) =>
    sheetOf(`device_id,${header}`, ...rows.map((row, at) => `d${at},${row}`));
  for (const rows of [
    ['0,0', '1920,1080', '40,30'],
    ['3,7', '4,8'],
  ]) {
    const sheet = of('x,y', ...rows);
    expect([rows, sheet.summary().columns.ignored, groups(sheet)[0]]).toEqual([
      rows,
      ['x', 'y'],
      `${rows.length} warning no-place: null`,
    ]);
  }
  for (const rows of [['13.405,52.52'], ['13,52', '9.9,53'], ['-9,38']])
    expect([rows, of('x,y', ...rows).summary().columns.positions]).toEqual([rows, { device_id: 0, long: 1, lat: 2 }]);
  for (const [header, row] of [
    ['X,Y', '1498731,6894723'],
    ['X,Y', '-14226.6,6711542.5'],
    ['X,Y', '14226,6711542'],
    ['latitude,longitude', '5819000,389000.25'],
    ['Coordinates', '"389000, 5819000"'],
  ] as const)
    expect([header, row, groups(of(header, row))[0]]).toEqual([header, row, '1 error metres: null']);
  expect(groups(of('lat,long', '1080,1920'))[0]).toBe('1 error latitude-longitude: null');
});

test('K8: degrees, minutes and seconds in columns of their own are one coordinate', () => {
  for (const [headers, cells, table = ''] of [
    ['Lat Deg,Lat Min,Lat Sec,Long Deg,Long Min,Long Sec', '38,43,21,-9,8,20.4'],
    [
      'Latitude (Degrees),Latitude (Minutes),Latitude (Seconds),Longitude (D),Longitude (M),Longitude (S)',
      '38,43,21,-9,8,20.4',
    ],
    ['LatD,LatM,LatS,NS,LonD,LonM,LonS,EW', '38,43,21,N,9,8,20.4,W'],
    ['latitude,lat_minutes,longitude,long_minutes', '38,43.35,-9,8.34'],
    ['Breite Grad,Breite Minuten,Breite Sekunden,Länge Grad,Länge Minuten,Länge Sekunden', '38,43,21,-9,8,20.4'],
    ['Latitude,Lat_D,Lat_M,Lat_S,Longitude,Lon_D,Lon_M,Lon_S', '38.7225,38,43,21,-9.139,-9,8,20.4'],
    ['lat_deg,lat_min,lat_sec,long_deg,long_min,long_sec', `38°,43',21'',\u22129.0,8 min,20.4″`],
    ['b.lat_deg,b.lat_min,b.long_deg,b.long_min', '38,43.35,-9,8.34', 'b.'],
    ['Latitude - Degrees,Latitude - Minutes,Longitude - Degrees,Longitude - Minutes', '38,43.35,-9,8.34'],
    ['Lat Deg,Lat Min,Long Deg,Long Min', '38 N,43.35,9° w,8.34'],
    ['Lat Deg,Lat Min,Long Deg,Long Min', 'N 38,43.35,W9,8.34'],
    ['Lat Deg,Lat Min,Lat Sec,Long Deg,Long Min,Long Sec', '38,43,21 s,9,8,20.4" W'],
    ['Lat Deg,Lat Min,Long Deg,Long Min', `38,43.35,9,8.34' W`],
    [
      'Latitude Grad/Degrees,Latitude Minutes / Minuten,Länge Grad / Longitude Degrees,Länge Minuten/Minutes',
      '38,43.35,-9,8.34',
    ],
  ] as const) {
    const sheet = sheetOf(`${table}device_id,${headers},${table}Country`, `d1,${cells},Portugal`);
    expect([headers, sheet.chunk(0, 1)[0]?.boardcoords]).toEqual([
      headers,
      { lat: expect.closeTo(38.7225, 6), long: expect.closeTo(-9.139, 6) },
    ]);
    expect([headers, groups(sheet)]).toEqual([headers, ['1 warning no-resolution: null']]);
  }
  // What surrounds an area has no minutes.
  const area = sheetOf('device_id,lat,long,lat_min,lat_max,long_min,long_max', 'd1,38,-9,37,39,-10,-8');
  expect(area.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 38, long: -9 });
});

test('K8: letters of the hemispheres in columns of their own belong to the coordinates', () => {
  const rows = ['a,51.5,N,0.12,W', 'b,33.86,S,151.2,E', 'c,33.45,s,70.6,W', 'd,,N,,E', 'e,33.9,x,70.6,E'];
  const sheet = sheetOf('device_id,latitude,NS,longitude,EW', ...rows);
  expect(sheet.summary().columns).toMatchObject({ parts: [], ignored: ['NS', 'EW'] });
  const read = sheetOf('device_id,latitude,NS,longitude,EW', ...rows.slice(0, 4));
  expect(read.summary().columns).toMatchObject({
    parts: [
      { axis: 'lat', position: 2, unit: 'letter' },
      { axis: 'long', position: 4, unit: 'letter' },
    ],
    ignored: [],
  });
  expect(read.chunk(0, 4).map(({ boardcoords }) => Object.values(boardcoords ?? {}))).toEqual([
    [51.5, -0.12],
    [-33.86, 151.2],
    [-33.45, -70.6],
    ['', ''],
  ]);
  read.edit(0, { device_id: '', lat: '51.6' });
  expect(read.failedRows().rows[0]?.slice(1, 5)).toEqual(['51.6', '', '0.12 W', 'W']);
  // Numbers with a minus need no letters: a later row of the same list may have both.
  const signed = sheetOf('device_id,latitude,Activo,longitude,Faces', 'a,51.5,S,-0.12,E', 'b,33.86,N,151.2,W');
  expect(signed.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 51.5, long: -0.12 });
  const later = Array.from({ length: 60 }, (_, at) => `l${String(at)},52.5,N,13.4,E`);
  const mixed = sheetOf('device_id,latitude,NS,longitude,EW', ...later, 'm,-33.86,S,-70.6,W');
  expect(mixed.chunk(60, 1)[0]?.boardcoords).toEqual({ lat: -33.86, long: -70.6 });
  // Away from the coordinates, only a header that says so.
  for (const [names, isRead] of [
    ['facing,side of street', false],
    ['NS,EW', true],
    ['Lat Hemisphere,Lon Hemisphere', true],
    ['north/south,e/w', true],
  ] as const)
    expect([
      names,
      sheetOf(
        `device_id,latitude,longitude,city,${names}`,
        'a,48.8566,2.3522,Paris,N,W',
        'b,48.86,2.36,Paris,S,E',
      ).chunk(0, 1)[0]?.boardcoords?.long,
    ]).toEqual([names, isRead ? -2.3522 : 2.3522]);
  // Which way boards face is no hemisphere, also beside a coordinate.
  for (const [head, row] of [
    ['facing,latitude,longitude,Heading', 'N,48.8566,2.3522,W'],
    ['latitude,Blickrichtung,longitude,Direction', '48.8566,S,2.3522,E'],
  ] as const)
    expect([head, sheetOf(`device_id,${head}`, `a,${row}`).chunk(0, 1)[0]?.boardcoords]).toEqual([
      head,
      { lat: 48.8566, long: 2.3522 },
    ]);
  expect(
    sheetOf('device_id,latitude,Lat direction,longitude,Long direction', 'a,48.8566,S,2.3522,W').chunk(0, 1)[0]
      ?.boardcoords,
  ).toEqual({ lat: -48.8566, long: -2.3522 });
  // One column alone may say no or yes, or which way a board faces.
  for (const head of ['device_id,latitude,longitude,Faces', 'device_id,latitude,longitude,Activo'])
    expect(sheetOf(head, 'a,51.5,0.12,S', 'b,51.5,0.12,N').chunk(0, 1)[0]?.boardcoords?.lat).toBe(51.5);
});

test('a column that says how screens do is no region; the next one that is named so is', () => {
  const cases: [header: string, values: [string, string], state: number | undefined][] = [
    ['State', ['Online', 'Offline'], undefined],
    ['State,Province', ['Active,Ontario', 'INACTIVE,Quebec'], 2],
    ['State,Region', ['ok,Berlin', 'down,Hessen'], 2],
    ['State', ['ON', 'ON'], 1],
    ['State', ['OK', 'UP'], 1],
    ['State', ['Active', 'Texas'], 1],
    ['County', ['Down', 'Down'], 1],
    ['State', ['down', 'offline'], undefined],
  ];
  for (const [header, rows, state] of cases) {
    const { positions } = sheetOf(`device_id,${header}`, ...rows.map((row) => `a,${row}`)).summary().columns;
    expect([header, rows, positions.state]).toEqual([header, rows, state]);
  }
});

test('a column is no field where its values or the other headers say that it is another thing', () => {
  const cases: [header: string, rows: [string, string], known: object][] = [
    ['Ort', ['Innen', 'Außen'], {}],
    ['Ort', ['Innen', 'Wien'], { city: 1 }],
    ['Grad', ['48', '47'], {}],
    ['Población', ['Madrid', 'Barcelona'], { city: 1 }],
    ['Población', ['3300000', '1600000'], {}],
    ['State', ['new', 'used'], {}],
    ['Vendor,Model', ['Samsung,QM55', 'LG,55UH'], {}],
    ['Operator,Model', ['A Media,QM55', 'B Media,55UH'], { publisher_name: 1 }],
    ['LAN', ['yes', 'no'], {}],
    ['La\u0308n', ['Skåne', 'Uppsala'], { state: 1 }],
    ['Vendor,Colour', ['A Media,red', 'B Media,blue'], { publisher_name: 1 }],
    ['Title,Name,Surname', ['Mr,Marco,Rossi', 'Ms,Anna,Bianchi'], {}],
    ['Vorname,Name,Ort', ['Jan,Huber,Wien', 'Eva,Maier,Graz'], { city: 3 }],
    ['Name,First Name,Last Name', ['Plaza,Marco,Rossi', 'East,Anna,Bianchi'], { boardname: 1 }],
  ];
  for (const [header, rows, known] of cases) {
    const sheet = sheetOf(`device_id,${header}`, ...rows.map((row, at) => `D-${at},${row}`));
    expect([header, sheet.summary().columns.positions]).toEqual([header, { device_id: 0, ...known }]);
  }
});

test('K8: width and length are degrees only if nothing else says what they are', () => {
  const cases: [header: string, row: string, known: object][] = [
    ['Breite;Länge', '52.52;13.405', { lat: 1, long: 2 }],
    ['Długość;Szerokość', '21.0122;52.2297', { lat: 2, long: 1 }],
    ['Breedte (WGS84);Lengte (WGS84)', '52.3702;4.8952', { lat: 1, long: 2 }],
    ['Breite;Länge;Breitengrad;Längengrad', '2.5;3.2;52.5;13.4', { lat: 3, long: 4 }],
    ['Breite (px);Höhe (px);Länge (s);lat;lng', '1080;1920;10;52.5;13.4', { width: 1, height: 2, lat: 4, long: 5 }],
    ['Szerokość;Wysokość;Długość', '1080;1920;10.5', { width: 1, height: 2 }],
    ['Breite;Länge (s)', '52.5;10.5', {}],
    ['Länge;Breite', '120;80', {}],
    ['Breite;Länge;GPS', '2.5;3.2;52.5 13.4', { place: 3 }],
    ['Breite;Länge;Breite in px;Höhe in px', '52.5212;13.4012;1080;1920', { lat: 1, long: 2, width: 3, height: 4 }],
    ['Breite;Länge;Breite (px);Höhe (px)', '52,5212;13,4012;1080;1920', { lat: 1, long: 2, width: 3, height: 4 }],
    ['Breite;Länge;Höhe;Auflösung', '52.520012;13.405012;34;1920x1080', { lat: 1, long: 2, resolution: 4 }],
    ['Breite;Länge;Höhe', '52.520012;13.405012;34', { lat: 1, long: 2 }],
    ['Länge (s);Breite;Länge', '10;52.5212;13.4012', { lat: 2, long: 3 }],
    ['Breite;Länge;Höhe', '4.500;3.200;2.100', { width: 1, height: 3 }],
    ['Breite;Länge;GPS', '52.52;13.4;ja', { lat: 1, long: 2, place: 3 }],
    ['Breite;Länge;Koordinaten', '52.52;13.4;', { lat: 1, long: 2, place: 3 }],
    ['Breite;Länge;X;Y', '52.52;13.4;391779.3;5820072.1', { lat: 1, long: 2 }],
    ['Breite;Länge', '52;13', { lat: 1, long: 2 }],
    ['Breite (WGS84);Länge (WGS84)', '52;13', { lat: 1, long: 2 }],
    ['Breite;Länge', '120;240', {}],
    ['Długość;Szerokość', '21;52', { long: 1, lat: 2 }],
    ['Länge;Breite', '120;80,5', {}],
  ];
  for (const [header, row, known] of cases) {
    const { positions } = sheetOf(`device_id;${header}`, `a;${row}`).summary().columns;
    expect([header, positions]).toEqual([header, { device_id: 0, ...known }]);
  }
});

test('K8: a letter of the hemisphere in the header belongs to the coordinates', () => {
  const cases: [header: string, row: string, place: [lat: number, long: number]][] = [
    ['Latitude N,Longitude E', '51.5,0.12', [51.5, 0.12]],
    ['Lat_N,Lon_W', '40.71,74.01', [40.71, -74.01]],
    ['Latitude (°S),Longitude (°W)', '"33,45","70,66"', [-33.45, -70.66]],
    ['Latitude South,Longitud Oeste', '33.45,70.66', [-33.45, -70.66]],
    ['Latitud (S),Longitud W', '-33.45,70.66 W', [-33.45, -70.66]],
  ];
  for (const [header, row, place] of cases)
    expect([
      header,
      Object.values(sheetOf(`device_id,${header}`, `a,${row}`).chunk(0, 1)[0]?.boardcoords ?? {}),
    ]).toEqual([header, place]);
  for (const header of ['Lat S', 'Y N', 'Name E'])
    expect([header, sheetOf(`device_id,${header}`, 'a,1').summary().columns.ignored]).toEqual([header, [header]]);
});

test('K1: columns are known by headers with another id, a table, a second language, a remark or a number', () => {
  const lists: [headers: string, known: object][] = [
    ['displayId,screen,lat', { device_id: 0, boardname: 1, lat: 2 }],
    ['uuid,ID ekranu,nazwa', { device_id: 0, boardname: 2 }],
    ['Screen ID,Device ID', { device_id: 1 }],
    ['partner_venue_id,prov,Denominazione', { device_id: 0, state: 1, boardname: 2 }],
    ['Enheds-ID,Skærmnavn,By', { device_id: 0, boardname: 1, city: 2 }],
    ['device_id,name,By,Land', { device_id: 0, boardname: 1, city: 2, country: 3 }],
    ['device_id,name,By,Landlord', { device_id: 0, boardname: 1 }],
    ['b.device_id,b.name,b.lat', { device_id: 0, boardname: 1, lat: 2 }],
    ['c.id,c.name,b.device_id,b.title,c.city', { device_id: 2, boardname: 3, city: 4 }],
    ['o.city,b.device_id,b.city,b.width,b.height,d.state', { device_id: 1, city: 2, width: 3, height: 4, state: 5 }],
    ['screen.id,owner.city,location.city,physical.width,physical.height', { device_id: 0, city: 2 }],
    ['b.device_id,city.name,publisher.name', { device_id: 0, city: 1, publisher_name: 2 }],
    ['screen.id,screen.name,location.lat', { device_id: 0, boardname: 1, lat: 2 }],
    ['Name (Contact),Name (Ansprechpartner),City (billing),Country (head office)', {}],
    ['Device ID (back office),Venue Type (client),Latitude (technical)', { device_id: 0, venueType: 1, lat: 2 }],
    ['dooh.name,dooh.geo.lat,dooh.display.w,dooh.display.h', { boardname: 0, lat: 1, width: 2, height: 3 }],
    [
      'Device ID / Geräte-ID,Name|Nom,Latitude\nBreitengrad,Width / Largeur',
      { device_id: 0, boardname: 1, lat: 2, width: 3 },
    ],
    ['Latitude / Longitude,City / Country,Width / Height', { place: 0 }],
    ['Latitude (e.g. 48.2),Name (max. 100 characters),Width (e.g. 2.5 m)', { lat: 0, boardname: 1 }],
    [
      '緯度（Latitude）,Longitude (X),Breite / Width,Höhe (Height),Name - Nom',
      { lat: 0, long: 1, width: 2, height: 3, boardname: 4 },
    ],
    ['Width (px) / Largeur (px),Hauteur / Height (px)', { width: 0, height: 1 }],
    ['Longitude (EPSG:4326),board_city,location/lat,name_en', { long: 0, city: 1, lat: 2, boardname: 3 }],
    ['Venue Type (OpenOOH),Site (City),Device (Model),Width (max),Screen Y', { venueType: 0 }],
    ['City (home),City,Environment (indoor)', { city: 1 }],
    ['s.device_id,s.lat,', { device_id: 0, lat: 1 }],
    ['1. Device ID,📍 Latitude,2) Name,City?', { device_id: 0, lat: 1, boardname: 2, city: 3 }],
  ];
  for (const [headers, known] of lists)
    expect([headers, matchColumns(headers.split(',')).positions]).toEqual([headers, known]);
  const sheet = sheetOf('"Device ID\nGeräte-ID","Name\nNom","Latitude\nBreitengrad"', 'D-1,Hall,48.2');
  expect(sheet.summary().columns.positions).toEqual({ device_id: 0, boardname: 1, lat: 2 });
});

test('K1: an id that several rows share is not that of a screen, if another column is', () => {
  const deviceColumn = (headers: string, ...rows: string[]) =>
    sheetOf(headers, ...rows).summary().columns.positions.device_id;
  expect(deviceColumn('player_id,screen_id,name', 'P1,101,A', 'P1,102,B')).toBe(1);
  expect(deviceColumn('Device,UUID', 'QM55,u1', 'QM55,u2')).toBe(1);
  expect(deviceColumn('player_id,screen_id', 'P1,101', 'P2,102')).toBe(0);
  expect(deviceColumn('device_id,screen_id', 'P1,101', 'P1,102')).toBe(0);
  expect(deviceColumn('id,venue_id', '1,V1', '2,V1')).toBeUndefined();
});

test('of several columns for a field, an empty one is not read', () => {
  const cases: [lines: string[], used: number][] = [
    [['device_id,City,City', 'D-1,,Wien', 'D-2,,Graz'], 2],
    [['device_id,City,Town', 'D-1,,Wien', 'D-2,,Graz'], 2],
    [['device_id,City,Town', 'D-1,,Wien', 'D-2,Graz,Linz'], 1],
    [['device_id,City,City', 'D-1,,', 'D-2,,'], 1],
  ];
  for (const [lines, used] of cases)
    expect([lines, sheetOf(...lines).summary().columns.repeated]).toEqual([
      lines,
      [{ field: 'city', used, others: [3 - used] }],
    ]);
  expect(sheetOf('device_id,Screen ID', ',S-1', ',S-1').summary().columns.positions.device_id).toBe(1);
});

test('K8: a letter before the degrees needs none of the header', () => {
  const sheet = sheetOf('device_id,Latitude N,Longitude W', 'D-1,40.7,W 73.98', 'D-2,40.7,7');
  expect(sheet.chunk(0, 2).map(({ boardcoords }) => boardcoords?.long)).toEqual([-73.98, -7]);
});
