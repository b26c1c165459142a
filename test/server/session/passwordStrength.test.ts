import { isMostlyOwnWords, ownWords } from '../../../src/server/session/password.rules';
import { weakness } from '../../../src/server/session/passwordStrength';

const owner = { email: 'robin.vale@example.com', firstName: 'Robin', lastName: 'Vale', productName: 'Marquee' };

test("the owner's own words are those of the e-mail, the names and the product", () => {
  expect(ownWords(owner)).toEqual(['robin.vale@example.com', 'example', 'marquee', 'robin', 'vale', 'com']);
});

test.each([
  'RobinVale2026!',
  'valerobin!!!!!',
  'marquee-demo',
  'MARQUEE-MARQUEE',
  'robin.vale@example.com',
  'example.com2026',
])('%s is mostly own words', (password) => {
  expect(isMostlyOwnWords(password, owner)).toBe(true);
});

test.each(['a robin sang in the larch', 'tuesday marquee rentals'])('%s is not', (password) => {
  expect(isMostlyOwnWords(password, owner)).toBe(false);
});

test.each([
  'password1234',
  'P@ssw0rd1234',
  '123456789012',
  'qwertyuiop12',
  'administrator',
  '1qaz2wsx3edc',
  'iloveyou1234',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'letmeinletmein',
  'unbelievable',
  'welcome12345',
])('%s is common', async (password) => {
  const refused = await weakness(password, owner, 'newPassword');
  expect(refused).toMatchObject({ code: 'password.too_weak', details: { fields: [{ path: 'newPassword' }] } });
});

test.each([
  'correct horse battery',
  'six green bottles',
  'Tr0ub4dor&3xyz',
  'ключ от старой двери',
  '李白乘舟將欲行忽聞岸上踏歌聲',
  'my-new-password-42',
])('%s is good', async (password) => {
  expect(await weakness(password, owner, 'password')).toBeUndefined();
});

test('a very long repetition is still common', async () => {
  expect(await weakness('a'.repeat(1024), owner, 'password')).toMatchObject({ code: 'password.too_weak' });
});
