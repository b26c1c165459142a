import { cellText } from '../../../../../src/client/boards/csv/reading/cellText';
import { findDamage } from '../../../../../src/client/boards/csv/reading/cellDamage';
import { Sheet } from '../../../../../src/client/boards/csv/sheet/sheet';

it('the marks of spreadsheets are not part of a text', () => {
  for (const [raw, text] of [
    ['="000910100000123456"', '000910100000123456'],
    [' ="Elm Street 1" ', 'Elm Street 1'],
    ['= "say ""hi"""', 'say "hi"'],
    ['=""', ''],
    ['=""0009101""', '0009101'],
    ["'000910100000123456", '000910100000123456'],
    ["'0009-A", '0009-A'],
    ["'-12", '-12'],
    ["'90s Diner", "'90s Diner"],
    ["'t Zand", "'t Zand"],
    ['="a"&"b"', '="a"&"b"'],
    ['=1+1', '=1+1'],
    ['plain', 'plain'],
  ])
    expect([raw, cellText(raw ?? '')]).toEqual([raw, text]);
});

it('each column is read without marks, the header too', () => {
  const sheet = new Sheet(
    new TextEncoder().encode(
      `="device_id",screen_name,City,latitude,longitude\n\u200B="0009101","=""Elm Street, 1""",'7 Dials,'51.5,="-0.1"`,
    ),
  );
  expect(sheet.chunk(0, 1)[0]).toMatchObject({
    device_id: '0009101',
    boardname: 'Elm Street, 1',
    boardloc: { city: '7 Dials' },
    boardcoords: { lat: 51.5, long: -0.1 },
  });
});

it('damage of a cell is named, and what it probably means is offered', () => {
  for (const [text, code, fix] of [
    ['a\0b', 'control', 'ab'],
    ['a\u0007', 'control', 'a'],
    ['Nord\vSüd\f', 'control', 'Nord Süd'],
    ['A\x1CB\x1FC\v\vD', 'control', 'A B C D'],
    ['Gen\uDCE8ve', 'bad-byte', 'Genève'],
    ['ZÃ¼rich Hauptbahnhof', 'mojibake', 'Zürich Hauptbahnhof'],
    ['20Â°C, CafÃ©', 'mojibake', '20°C, Café'],
    ['Å\u0081Ã³dÅº', 'mojibake', 'Łódź'],
    ['Ð¡Ð¾Ñ„Ð¸Ñ\u008f', 'mojibake', 'София'],
    ['Kingâ€™s Road', 'mojibake', 'King’s Road'],
    ['ZÃƒÂ¼rich', 'mojibake', 'Zürich'],
    ['BucureÈ™ti', 'mojibake', 'București'],
    ['РџР»РѕС‰Р°Рґ Р‘СЉР»РіР°СЂРёСЏ', 'mojibake', 'Площад България'],
    ['ZГјrich', 'mojibake', 'Zürich'],
    ['ZĂĽrich HB', 'mojibake', 'Zürich HB'],
    ['Z├╝rich Gen├¿ve', 'mojibake', 'Zürich Genève'],
    ['╨б╨╛╤Д╨╕╤П', 'mojibake', 'София'],
    ['Z√ºrich King‚Äôs', 'mojibake', 'Zürich King’s'],
    ['CittÃ di Castello', 'mojibake', 'Città di Castello'],
    ['UniversitÃ', 'mojibake', 'Università'],
    ['MallÂ East', 'mojibake', 'Mall East'],
    ['Gen�ve', 'lost-character', undefined],
    ['Cafï¿½', 'lost-character', undefined],
    ['CafÃ¯Â¿Â½', 'lost-character', undefined],
    ['CafпїЅ', 'lost-character', undefined],
    ['Z?rich', 'lost-character', undefined],
    ['M??NCHEN', 'lost-character', undefined],
    ['?stanbul', 'lost-character', undefined],
    ['ul. ?ód?', 'lost-character', undefined],
    ['Malm?', undefined, undefined],
    ['Why ? Not', undefined, undefined],
    ['https://a.example/ ?b', undefined, undefined],
    ['Why? Not', undefined, undefined],
    ['Why?Not', undefined, undefined],
    ['https://a.example/b?c=d', undefined, undefined],
    ['â€œHubâ€', 'mojibake', undefined],
    ['Z\u0081rich', 'other-encoding', undefined],
    ['Caf&eacute; &Uuml;ber &ccedil;a &szlig;', 'html', 'Café Über ça ß'],
    ['King&#146;s', 'html', 'King’s'],
    ['K\\u00f6ln \\uD83D\\uDE00 &amp;', 'html', 'Köln 😀 &'],
    ['Hall_x000D_\nWest_x0026_Co_x000D_', 'html', 'Hall\nWest&Co'],
    ['C:\\users\\u12', undefined, undefined],
    ['LED_x1920_01', undefined, undefined],
    ['&amp; &#ab; &xacute;', 'html', undefined],
    ['Marks &amp; Co &#8211; Z&#xFC;rich', 'html', 'Marks & Co – Zürich'],
    ['Marks & Co; AT&T', undefined, undefined],
    ['Z%C3%BCrich%20Nord', 'html', 'Zürich Nord'],
    ['Main%20Street', 'html', 'Main Street'],
    ['Z=C3=BCrich=20Nord', 'html', 'Zürich Nord'],
    ['Caf\\xC3\\xA9 \\xe2\\x98\\x85', 'html', 'Café ★'],
    ['<b>Station</b> <i class="x">East</i><br/>Hall', 'html', 'Station East Hall'],
    ['<p>Caf&eacute;</p>', 'html', 'Café'],
    ['Z%C3%BCrich %E2%98', 'html', undefined],
    ['https://a.example/Z%C3%BCrich%20b.jpg', undefined, undefined],
    ['100%20 Bio, 50%20off, Rate=20, 100 % Bio', undefined, undefined],
    ['<3 Café, a < b > c, <Point: 13.4; 52.5>, <img src="a.png">', undefined, undefined],
    ['¼\u00AD¿ï¿ª', undefined, undefined],
    ['±±¾©Õ¾ ÄÏ¿Ú', undefined, undefined],
    ['Zürich', undefined, undefined],
    ['“CAFÉ”', undefined, undefined],
    ['SÃO PAULO', undefined, undefined],
    ['IRMÃ DULCE', undefined, undefined],
    ['ORĂŞTIE', undefined, undefined],
    ['U RŮŽE', undefined, undefined],
    ['DĹŽKA', undefined, undefined],
    ['Zvlášť', undefined, undefined],
    ['Рівне', undefined, undefined],
    ['Г–12', undefined, undefined],
    ['тайски', undefined, undefined],
    ['Wien–Ötztal–Überlingen', undefined, undefined],
    ['CAFFÈ™', undefined, undefined],
    ['แดง', undefined, undefined],
    ['\x1B$B<BC+1X\x1B(B', 'other-encoding', undefined],
    ['1080×\u00A01920', undefined, undefined],
    ['東京駅 😀', undefined, undefined],
    ['two\nlines\tand a tab', undefined, undefined],
    [' Zürich ', undefined, undefined],
  ] as const)
    expect([text, findDamage(text)?.code, findDamage(text)?.fix]).toEqual([text, code, fix]);
});

it('a question mark after a word is a lost character in the name of a place', () => {
  expect(findDamage('Malm?', false, true)?.code).toBe('lost-character');
  const sheet = new Sheet(new TextEncoder().encode('device_id,screen_name,City,Region\nA,Ready?,Malm?,Sk?ne'));
  expect(sheet.summary().issues.filter(({ group }) => group.startsWith('lost'))).toMatchObject([
    { fields: ['city'] },
    { fields: ['state'] },
  ]);
});

it('a soft hyphen in a guessed encoding is half of a character, if there are others', () => {
  for (const [text, code] of [
    ['¼\u00AD¿ï¿ª', 'other-encoding'],
    ['¬\u00AD \u00AD\u00AD', 'other-encoding'],
    ['Haupt\u00ADbahnhof', undefined],
    ['Genève', undefined],
  ] as const)
    expect([text, findDamage(text, true)?.code]).toEqual([text, code]);
});

it('a word with characters that only another encoding explains is warned of where the encoding is guessed', () => {
  // Mac Roman, but for the last two, which are Windows-1250.
  for (const text of [
    'Caf\x8E Z\x9Frich',
    'B\x8Arn',
    '\x83cole',
    'K\xBFbenhavn',
    'Bogot\x87',
    'Stra\xA7e',
    '\xA3\xF3d\x9F',
    'Z\xB3ote',
  ]) {
    const bytes = Uint8Array.from(`device_id,screen_name\nA,${text}`, (char) => char.charCodeAt(0));
    const levels = (sheet: Sheet) =>
      sheet.summary().issues.flatMap(({ group, level }) => (group.startsWith('other-encoding') ? [level] : []));
    expect([text, levels(new Sheet(bytes))]).toEqual([text, ['warning']]);
    expect([text, levels(new Sheet(bytes, '', { encoding: 'macintosh' }))]).toEqual([text, []]);
  }
  for (const text of ['Šibenik, Žižkov', 'Œuvre', '„Café“ – König’s™', 'ORANŽ', '½ Müller†', '§ 12 ¿Qué?', 'Ÿ'])
    expect([text, findDamage(text, true)]).toEqual([text, null]);
});

it('a NUL or another control character costs its row alone', () => {
  for (const control of ['\0', '\0\0', '\u0001', '\u001B', '\u001A']) {
    const sheet = new Sheet(new TextEncoder().encode(`device_id,screen_name\nA,Pla${control}za\nB,Ring\u001A\0\0`));
    expect(sheet.summary()).toMatchObject({ rows: 2, good: 1, withErrors: 1 });
    expect(sheet.view('errors', null, 0, 9).rows).toMatchObject([
      {
        line: 2,
        issues: expect.arrayContaining([expect.objectContaining({ code: 'control', fields: ['boardname'] })]),
      },
    ]);
  }
});
