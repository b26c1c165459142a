import { readSource } from '#test/sources';

test('a signal sent to `npm start` reaches the server: no shell stands between them', () => {
  const { scripts } = JSON.parse(readSource('package.json').text) as { scripts: Record<string, string> }; // npm's format
  expect(scripts['start']).toMatch(/^exec node /);
});
