import type { InventoryCheck, InventorySummary } from '#contract/inventoryWatch';
import { ScreenProvider } from './screenProvider';
import type { ServerProcess } from './process';

const [pages, size] = [24, 50];

interface KilledCheck {
  check: InventoryCheck | null;
  /** Open differences after the last start. */
  found: number;
  /** The differences listed while the check was running: there must be none. */
  shownMeanwhile: number[];
  /** How often each page was requested. */
  asked: number[];
}
export const screensOfProvider = pages * size;

/**
 * A check of a provider's list while the server is killed with -9 repeatedly. The check is started only once: each new process
 * continues it.
 */
export async function checkThroughKills(
  start: (env: Record<string, string>) => ServerProcess,
  signIn: { loginEmail: string; loginPass: string },
  kills: number,
  afterKill: () => Promise<unknown> = () => Promise.resolve(),
): Promise<KilledCheck> {
  const provider = new ScreenProvider();
  provider.pageSize = size;
  provider.screens = Array.from({ length: screensOfProvider }, (_, index) => ({
    id: index + 1,
    device: `device:${String(index + 1)}`,
    name: `Screen ${String(index + 1)}`,
  }));
  // Slowly, so that the kills come during the check.
  provider.disturb = async (page) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return page;
  };
  const env = { INVENTORY_URL: await provider.listen(), INVENTORY_USERNAME: 'u', INVENTORY_PASSWORD: 'p' };
  let server = start(env);
  let read = await reader(server, signIn);
  await read('/api/inventory/checks', 'POST');
  const shownMeanwhile: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(() => Math.max(0, ...provider.asked) >= Math.floor((pages * kill) / (kills + 1)));
    shownMeanwhile.push(open(await read<InventorySummary>('/api/inventory/summary')));
    server.child.kill('SIGKILL');
    await server.ended;
    await afterKill();
    server = start(env);
    read = await reader(server, signIn);
  }
  let summary = await read<InventorySummary>('/api/inventory/summary');
  await until(async () => {
    summary = await read<InventorySummary>('/api/inventory/summary');
    return summary.running === null;
  });
  server.child.kill('SIGTERM');
  await server.ended;
  await provider.close();
  const asked = Array.from({ length: pages }, (_, page) => provider.asked.filter((each) => each === page + 1).length);
  return { check: summary.lastDone, found: open(summary), shownMeanwhile, asked };
}

const open = ({ counts }: InventorySummary): number => counts.new + counts.changed + counts.gone + counts.back;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 150_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It does not come');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function reader(server: ServerProcess, signIn: object) {
  const address = await server.ready;
  const send = (path: string, method: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const signedIn = await send('/api/super', 'POST', { 'content-type': 'application/json' }, signIn);
  const { token } = (await signedIn.json()) as { token: string }; // its own call's reply
  return async <Reply>(path: string, method = 'GET'): Promise<Reply> => {
    const response = await send(path, method, { authorization: `Bearer ${token}` });
    if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<Reply>; // the caller knows the call
  };
}
