import { decodeForeign, parseForeign } from '#contract/foreignJson';
import { readableAnswer, readTexts } from '#contract/readableAnswer';

const bytes = (text: string, encoding: BufferEncoding): Uint8Array => Uint8Array.from(Buffer.from(text, encoding));

test('an answer is read in the encoding that its type names', () => {
  const name = 'Königsallee';
  const cases: [type: string | null, encoding: BufferEncoding][] = [
    ['application/json; charset=ISO-8859-1', 'latin1'],
    ['application/json;charset="windows-1252"', 'latin1'],
    ['application/json; charset=utf-16', 'utf16le'],
    ['application/json; charset=UTF8', 'utf8'],
    ['application/json; charset=any', 'utf8'],
    ['application/json; charset=ISO-8859-1', 'utf8'],
    ['application/json', 'utf8'],
    [null, 'utf8'],
    ['application/json', 'latin1'],
    ['application/json; charset=utf-8', 'latin1'],
    [null, 'latin1'],
    [null, 'utf16le'],
  ];
  for (const [type, encoding] of cases)
    expect([type, decodeForeign(bytes(name, encoding), type)]).toEqual([type, name]);
  expect(decodeForeign(bytes('\uFEFF{}', 'utf8'), null)).toBe('{}');
  for (const type of [null, 'application/json; charset=utf-8', 'application/json; charset=utf-16'])
    for (const text of [`\uFEFF${name}`, name]) {
      expect([type, decodeForeign(bytes(text, 'utf16le'), type)]).toEqual([type, name]);
      const bigEndian = Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
      expect([type, decodeForeign(bigEndian, type)]).toEqual([type, name]);
    }
  const withCut = Uint8Array.from([...bytes(name, 'utf8'), 0xc3]);
  expect(decodeForeign(withCut, 'application/json')).toBe(`${name}\uFFFD`);
  expect(decodeForeign(bytes('a\uFFFD', 'utf8'), null)).toBe('a\uFFFD');
  for (const short of ['', '1']) expect(decodeForeign(bytes(short, 'utf8'), null)).toBe(short);
});

test('whole numbers that are too large to be exact are texts; all else is as JSON says', () => {
  const long = '1234567890123456789';
  expect(parseForeign(`{"id":${long},"ids":[-${long} , 9007199254740993],"${long}":1}`)).toEqual({
    id: long,
    ids: [`-${long}`, '9007199254740993'],
    [long]: 1,
  });
  expect(parseForeign('{"NaN": [NaN, -Infinity,Infinity], "a": "NaN, \\"NaN"}')).toEqual({
    NaN: [null, null, null],
    a: 'NaN, "NaN',
  });
  for (const same of [
    '9007199254740991',
    '52.52000000000000017',
    '0.12345678901234567890',
    '12345678901234567890e-10',
    `{"a\\"": "\\\\", "b": ": ${long},", "c": "\\":${long},"}`,
  ])
    expect([same, parseForeign(same)]).toEqual([same, JSON.parse(same)]);
  for (const wrong of [
    `${long}x`,
    `0${long}`,
    `1 ${long}`,
    `"${long}`,
    `{"a":"\\`,
    `-`,
    '-NaN',
    '1NaN',
    '[NaN',
    'xInfinity',
  ])
    expect(() => parseForeign(wrong)).toThrow(SyntaxError);
  expect(() => parseForeign(`${long},${'"\\'.repeat(2_000_000)}`)).toThrow(SyntaxError);
});

test('an answer is quoted by its message, wherever it is; else whole', () => {
  const cases: [answer: string, said: string][] = [
    ['{"error":{"code":17,"message":"adomain is required"}}', 'adomain is required'],
    ['{"errors":[{"field":"adomain","message":"is required"},"Too large"]}', 'adomain: is required; Too large'],
    ['{"status":"error","messages":["The contract has ended"]}', 'The contract has ended'],
    ['{"type":"about:blank","title":"Invalid creative","status":422}', 'Invalid creative'],
    ['{"title":"Invalid","errors":{"adomain":["is required"]}}', 'Invalid; adomain: is required'],
    ['{"adomain":["is required"]}', '{"adomain":["is required"]}'],
    ['{"id":1234567890123456789}', '{"id":"1234567890123456789"}'],
    ['<p>Maintenance &amp; back&nbsp;at&#x20;6 &copy;&lt;b&gt;</p>', 'Maintenance & back at 6 &copy;<b>'],
  ];
  for (const [answer, said] of cases) expect([answer, readableAnswer(answer)]).toEqual([answer, said]);
});

test('an answer is quoted with its details, each with the field it is about', () => {
  const cases: [answer: object, said: string][] = [
    // Laravel, Spring, OAuth, Google, FastAPI, RFC 9457, Nest, Joi, Simple JWT, Mongoose.
    [
      {
        message: 'The given data was invalid.',
        errors: { width: ['is required', 'is no number'], geo: { lat: ['?'] } },
      },
      'The given data was invalid.; width: is required; width: is no number; geo: lat: ?',
    ],
    [
      { error: 'Bad Request', message: 'Invalid', errors: [{ field: 'w', defaultMessage: 'too wide' }], path: '/ads' },
      'Invalid; w: too wide',
    ],
    [{ error: 'invalid_client', error_description: 'The secret expired' }, 'invalid_client; The secret expired'],
    [
      {
        error: {
          code: 400,
          message: 'Invalid',
          errors: [{ message: 'Invalid', reason: 'badRequest' }],
          details: [{ fieldViolations: [{ field: 'creative.w', description: 'too wide' }] }],
        },
      },
      'Invalid; creative.w: too wide',
    ],
    [{ detail: [{ loc: ['body', 'w'], msg: 'field required', type: 'missing' }] }, 'body.w: field required'],
    [
      { title: 'Invalid', detail: 'See errors', errors: [{ detail: 'too wide', pointer: '#/w' }] },
      'Invalid; See errors; #/w: too wide',
    ],
    [
      { statusCode: 400, message: ['w is required', 'h is required'], error: 'Bad Request' },
      'w is required; h is required',
    ],
    [
      { message: 'Invalid', error: { details: [{ message: '"w" is required', path: ['w'] }] } },
      'Invalid; w: "w" is required',
    ],
    [
      { errors: [{ status: '422', source: { pointer: '/w' }, title: 'Invalid', detail: 'Too wide' }] },
      '/w: Invalid; /w: Too wide',
    ],
    [{ message: 'Busy', source: 'gateway' }, 'Busy'],
    [{ detail: 'Not valid', messages: [{ message: 'Token is expired' }] }, 'Not valid; Token is expired'],
    [{ message: 'Failed', errors: { w: { message: 'required', path: 'w' } }, details: [] }, 'Failed; w: required'],
    [{ message: 'Throttled', error: { code: 0, message: '' }, errors: {} }, 'Throttled'],
    [{ message: 'x'.repeat(200), details: 'y'.repeat(200) }, `${'x'.repeat(200)}; ${'y'.repeat(98)}`],
  ];
  for (const [answer, said] of cases) expect([answer, readableAnswer(JSON.stringify(answer))]).toEqual([answer, said]);
});

test('a feedback is read from lists and records in any depth that is usual', () => {
  const cases: [given: unknown, texts: string[]][] = [
    [{ reasons: ['Too bright', 'Logo'] }, ['Too bright', 'Logo']],
    [[{ code: 'X1', detail: { en: 'Too bright' } }], ['Too bright']],
    [
      [{ code: 7, en: 'AT&amp;T' }, 42, {}, null, true],
      ['AT&T', '42'],
    ],
    [['N/A', 'null', '-', '', 'Too dark'], ['Too dark']],
    ['<p class="x">Too <b>dark</b><br/>&lt;b> for <id>, 1<2</p>', ['Too dark <b> for <id>, 1<2']],
  ];
  for (const [given, texts] of cases) expect([given, readTexts(given)]).toEqual([given, texts]);
});
