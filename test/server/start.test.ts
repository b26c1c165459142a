import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});
const settings = {
  DATA_DIR: folder.path,
  DEMO: '0',
  ADMIN_EMAIL: 'first@test.example',
  ADMIN_PASSWORD: 'six green bottles',
};

/** Starts the server with invalid settings. @returns its one-line error message */
async function refused(env: Record<string, string>): Promise<string> {
  const server = startProcess(env);
  expect(await server.ended).toBe(1);
  const text = server.stderr();
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/\n\s+at |node_modules/);
  return text.trim();
}

test('a server makes the first administrator, refuses a second process on its folder and port, and stops on a signal', async () => {
  const server = startProcess(settings);
  const address = await server.ready;
  const login = () =>
    fetch(`${address}/api/super`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginEmail: 'first@test.example', loginPass: 'six green bottles' }),
    });
  expect((await login()).status).toBe(200);

  expect(await refused(settings)).toBe(
    `Another Marquee is running on ${folder.path}. Stop it first, or set DATA_DIR to another folder.`,
  );
  const other = temporaryFolder();
  const port = new URL(address).port;
  expect(await refused({ ...settings, DATA_DIR: other.path, PORT: port })).toBe(
    `Port ${port} is taken. Stop the other program, or set PORT to another number.`,
  );
  other.remove();
  expect((await login()).status).toBe(200);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe('');
}, 120_000);
