import { startProcess, temporaryFolder } from '#test/process';
import { firstLogin, headersFor } from '#test/processes';
import { folder, settings, refused } from './start.setup';

test('a server makes the first administrator, refuses a second process on its folder and port, and stops on a signal', async () => {
  const server = startProcess(settings);
  const address = await server.ready;
  const listBoards = async () =>
    fetch(`${address}/api/boards/uncached/`, { headers: await headersFor(address, firstLogin) });
  expect(await (await listBoards()).json()).toMatchObject({ boards: [] });

  expect(await refused(settings)).toBe(
    `Another Marquee is running on ${folder.path}. Stop it first, or set DATA_DIR to another folder.`,
  );
  const other = temporaryFolder();
  const port = new URL(address).port;
  expect(await refused({ ...settings, DATA_DIR: other.path, PORT: port })).toBe(
    `Port ${port} is taken. Stop the other program, or set PORT to another number.`,
  );
  other.remove();
  expect((await listBoards()).status).toBe(200);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe('');
}, 120_000);
