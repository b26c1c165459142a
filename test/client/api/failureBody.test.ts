import { readFailureBody } from '../../../src/client/api/failureBody';

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
