import { venueTypes } from '../../../../src/client/boards/boardTypes';
import type { Cells } from '../../../../src/client/boards/csv/columns/column';
import { nearest } from '../../../../src/client/boards/csv/columns/nearest';
import { buildDraft } from '../../../../src/client/boards/csv/rowDraft';
import { fixed, found } from './findings';

test('D3, D4, D13: suggestions for types come with the words of their button', () => {
  const cases: [Cells, string[], Cells?][] = [
    [{ venueType: 'Road side' }, ["warning venue: Use 'Roadside'"], { venueType: 'Roadside' }],
    [{ venueType: 'xyz' }, ['warning venue']],
    [{ adTypes: 'image' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
    [{ adTypes: 'Image; mp4' }, ['warning ad-type-word: Use static, video'], { adTypes: 'static;video' }],
    [{ adTypes: 'static;smell' }, ['warning ad-type: Use static'], { adTypes: 'static' }],
    [{ adTypes: '1:2:4' }, []],
    [{ adTypes: 'static und Vidéo (15 s)' }, []],
    [{ adTypes: 'both' }, []],
    ...[
      'Both static and video',
      'Static or Video',
      'static, and video only',
      'static and/or video',
      'video:true;static:yes',
    ].map((adTypes): [Cells, string[]] => [{ adTypes }, []]),
    [{ adTypes: 'Static only' }, []],
    [{ adTypes: 'image:true,video:false' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
    [{ adTypes: '{"image": true, "video": false}' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
    [{ adTypes: 'photo (yes), video (no)' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
    [{ adTypes: 'static; no video' }, ['warning ad-type']],
    [{ adTypes: 'static not video' }, ['warning ad-type']],
    [{ adTypes: 'static=1;video=0' }, ['warning ad-type']],
    [{ adTypes: 'video/mp4: true; image/jpeg: false' }, ['warning ad-type-word: Use video'], { adTypes: 'video' }],
    [{ adTypes: '["static", "video"]' }, []],
    [{ adTypes: 'image/jpeg,video/mp4' }, ['warning ad-type-word: Use static, video'], { adTypes: 'static;video' }],
    [{ boardImgURL: 'IMG_1.jpg' }, ['error image: Take as missing'], { boardImgURL: '' }],
    [
      { boardImgURL: 'www.example.com/a.jpg' },
      ['error image: Put https:// before it'],
      { boardImgURL: 'https://www.example.com/a.jpg' },
    ],
    [
      { boardImgURL: 'cdn.a-b.example/1?w=1' },
      ['error image: Put https:// before it'],
      { boardImgURL: 'https://cdn.a-b.example/1?w=1' },
    ],
    [{ boardImgURL: 'images/a.jpg' }, ['error image: Take as missing'], { boardImgURL: '' }],
    [{ boardImgURL: 'HTTPS://a.example/1.jpg' }, []],
    [
      { boardImgURL: '//cdn.example.com/a b.png' },
      ['error image: Put https:// before it'],
      { boardImgURL: 'https://cdn.example.com/a%20b.png' },
    ],
    [
      { boardImgURL: 'https://a.example/a b.png' },
      ['error image: Write its spaces as %20'],
      { boardImgURL: 'https://a.example/a%20b.png' },
    ],
    ...[
      ...['https://', 'http:/x.png', 'https:///x.png', '/\\host/a.png'],
      ...['https://[::1', 'https://[::1/a.png', 'https://a.example:99999/a.png', 'http://a b.example:x/a.png'],
    ].map((boardImgURL): [Cells, string[]] => [{ boardImgURL }, ['error image: Take as missing']]),
    ...['https://[::1]:8080/a.png', 'http://bild.example:65535/ä.png', '/files/a.png'].map(
      (boardImgURL): [Cells, string[]] => [{ boardImgURL }, []],
    ),
    [{ adTypes: 'still image' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
  ];
  for (const [cells, expected, fix] of cases) {
    expect([cells, found(cells)]).toEqual([cells, expected]);
    if (fix) expect(fixed(cells)).toMatchObject(fix);
  }
  const typesOf = (adTypes: string) => buildDraft({ adTypes }, 'height-first').adTypes;
  expect(['image', 'Static only', 'image:true,video:false'].map(typesOf)).toEqual([['static'], ['static'], ['static']]);
  for (const text of ['both', 'Both static and video', 'Static or Video'])
    expect([text, typesOf(text)]).toEqual([text, ['static', 'video']]);
  const similar = {
    Roadside: 'Road side,Road,Roadsides,Roadside Billboard,Road Side Billboard',
    'Shopping Mall': 'Shoping Mall,Mall (general),Shopping Center,Malls (indoor),Retail > Malls,retail.malls',
    'Amusement Park': 'Theme parks,Theme park',
    'Fuel/Gas Station': 'Gas Station (general),Petrol Station',
    'Building Side': 'Bilding Side,Building Facade,buildingside',
  };
  for (const [option, texts] of Object.entries(similar))
    for (const text of texts.split(',')) expect([text, nearest(text, venueTypes)]).toEqual([text, option]);
  const others =
    'xyz,...,Residential,Countryside,Airside,Landside,Curbside,Bedside,Seaside,Poolside,Inside,Office Building,Car Park';
  for (const text of others.split(',')) expect([text, nearest(text, venueTypes)]).toEqual([text, null]);
});
