import { somewhere } from '#test/boards';
import { startProcess, temporaryFolder } from '#test/process';

const starts = Number(process.env['STARTS'] ?? 20);
const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});
const settings = {
  DATA_DIR: folder.path,
  DEMO: '0',
  ADMIN_EMAIL: 'first@test.example',
  ADMIN_PASSWORD: 'six green bottles',
  LOG_LEVEL: 'error',
};

test(`a second process on the folder is refused ${String(starts)} times, and no row of the first is lost`, async () => {
  const server = startProcess(settings);
  const address = await server.ready;
  const ask = async (path: string, token: string, body?: object): Promise<Response> =>
    fetch(`${address}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
  const { token } = (await (
    await ask('/api/super', '', { loginEmail: settings.ADMIN_EMAIL, loginPass: settings.ADMIN_PASSWORD })
  ).json()) as { token: string }; // the contract's reply
  const acknowledged: string[] = [];
  for (let index = 0; index < starts; index += 1) {
    const second = startProcess(settings);
    while (second.child.exitCode === null) {
      const { board } = (await (
        await ask('/api/boards/create', token, { boardname: `Board ${String(acknowledged.length)}`, ...somewhere })
      ).json()) as { board: { _id: string } }; // likewise
      acknowledged.push(board._id);
    }
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toContain('Another Marquee is running');
  }
  server.child.kill('SIGKILL');
  await server.ended;
  const again = startProcess(settings);
  const next = await again.ready;
  const { boards } = (await (
    await fetch(`${next}/api/boards/idlist`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { boards: { _id: string }[] }; // likewise
  const { totalBoards } = (await (
    await fetch(`${next}/api/boards/uncached/`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { totalBoards: number }; // likewise
  expect(boards.map(({ _id }) => _id).sort()).toEqual(acknowledged.sort());
  expect(totalBoards).toBe(acknowledged.length);
  process.stdout.write(
    `second process: refused ${String(starts)} of ${String(starts)}; ${String(acknowledged.length)} rows acknowledged, ${String(totalBoards)} there after kill -9\n`,
  );
  again.child.kill('SIGKILL');
  await again.ended;
}, 3_600_000);
