import { createOrganisation } from '#contract/organisations';
import { signIn } from '#contract/session';
import { startApp, type TestApp } from '#test/app';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ AUDIT_LOG: 'stdout' });
});
afterAll(() => server.close());

test('each entry is a line of JSON once it is committed; a refused sign-in too, a failed call not', async () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  await server.call(createOrganisation, { body: { orgName: 'Harbour Media' } });
  await server.call(createOrganisation, { body: { orgName: 'Harbour Media' } });
  await server.call(signIn, { body: { loginEmail: 'a@test.example', loginPass: 'wrong' } }, { token: null });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const entries = written
    .filter((line) => line.startsWith('{"audit":'))
    .map((line) => (JSON.parse(line) as { audit: Record<string, unknown> }).audit);
  expect(entries.map(({ action, by, subject }) => [action, by, subject])).toEqual([
    ['organisation.create', 'Robin Vale', 'organisation'],
    ['session.refuse', '', 'user'],
  ]);
  expect(entries[0]).toMatchObject({ byID: server.adminId, at: expect.stringMatching(/Z$/) as string });
});
