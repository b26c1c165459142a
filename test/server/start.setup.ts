import { startProcess, temporaryFolder } from '#test/process';

export const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

export const settings = {
  DATA_DIR: folder.path,
  DEMO: '0',
  ADMIN_EMAIL: 'first@test.example',
  ADMIN_PASSWORD: 'six green bottles',
};

/** Starts the server with invalid settings. @returns its one-line error message */
export async function refused(env: Record<string, string>): Promise<string> {
  const server = startProcess(env);
  expect(await server.ended).toBe(1);
  const text = server.stderr();
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/\n\s+at |node_modules/);
  return text.trim();
}
