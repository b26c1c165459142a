import { readFailureBody } from '../../../src/client/api/failureBody';
import { choiceFilter, flagFilter, textFilter } from '../../../src/client/ui/table/tableSearch';

const stale = {
  statusCode: 409,
  error: 'Conflict',
  code: 'record.stale',
  message: 'Changed.',
  current: { _id: 'b1' },
  changedBy: 'Robin',
  changedAt: '2026-11-21T10:00:00.000Z',
  retryAfter: 3,
  fields: [{ path: 'body.name', message: 'Taken' }],
};

test('a refusal is read in the words of the contract', () => {
  const { statusCode: _status, error: _phrase, ...said } = stale;
  expect(readFailureBody(stale)).toEqual(said);
});

test.each([null, 'gone', [], 7, { code: 'no.such', message: 5, fields: [{ path: 'a' }], retryAfter: '3' }])(
  'values of the wrong type are left out: %j',
  (body) => {
    expect(readFailureBody(body)).toEqual({});
  },
);

test('filters accept valid values and refuse all others', () => {
  expect(textFilter.safeParse('  lamp ')).toEqual({ success: true, data: 'lamp' });
  expect(flagFilter.safeParse('false')).toEqual({ success: true, data: false });
  expect(choiceFilter(['a', 'b']).safeParse('b')).toEqual({ success: true, data: 'b' });
  for (const wrong of [
    textFilter.safeParse('   '),
    textFilter.safeParse('x'.repeat(201)),
    flagFilter.safeParse('yes'),
    choiceFilter(['a']).safeParse('b'),
  ])
    expect(wrong).toEqual({ success: false });
});
