import { somewhere } from '#test/boards';
import { connect, createServer, type Server } from 'node:net';
import autocannon from 'autocannon';
import { openPlace, seed, start, type Running } from './processes';
import type { Context } from './report';

const boards = 10_000;
const page = '/api/boards/uncached/?page=1&pageSize=10&sortID=boardname&sortDesc=true';

/** One, two and four API processes on one PostgreSQL behind a plain proxy: the throughput of lists, and whether each process sees the others' writes. */
export async function benchProcesses(context: Context): Promise<void> {
  if (!context.databases.includes('postgres')) return;
  const place = await openPlace('postgres');
  const running: Running[] = [];
  try {
    context.say('processes: filling');
    seed(place, { boards });
    for (const count of [1, 2, 4]) {
      while (running.length < count) running.push(await start(place));
      context.say(`processes: ${String(count)}`);
      const proxy = await startProxy(running.map(({ address }) => Number(new URL(address).port)));
      const { headers } = running[0]!;
      await autocannon({ url: proxy.address + page, connections: 10, duration: 2, headers });
      const found = await autocannon({
        url: proxy.address + page,
        connections: 10 * count,
        duration: context.seconds,
        headers,
      });
      proxy.server.close();
      context.add({
        part: 'processes',
        what: `page 1, ${String(10 * count)} connections, ${String(count)} processes`,
        where: 'postgres 10,000',
        value: found.requests.average,
        unit: 'req/s',
        note: `p99 ${String(found.latency.p99)} ms, ${String(found.non2xx + found.errors)} failed; ${String(await wrongTotals(running))} of 100 totals wrong after a write by another process`,
      });
    }
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await place.remove();
  }
}

/** Writes with one process and lists with another. @returns the number of totals that miss the write */
async function wrongTotals(running: readonly Running[]): Promise<number> {
  let wrong = 0;
  for (let round = 0; round < 50; round += 1) {
    const [writer, reader] = [running[round % running.length]!, running[(round + 1) % running.length]!];
    const totals = async (): Promise<number[]> => {
      const all = (await reader.get(page)) as { totalBoards: number }; // the contract's reply
      const found = (await reader.get(`${page}&search=elsewhere quay`)) as { totalBoards: number }; // the contract's reply
      return [all.totalBoards, found.totalBoards];
    };
    const before = await totals();
    await writer.post('/api/boards/create', {
      boardname: `Elsewhere Quay ${String(Math.random())}`,
      ...somewhere,
    });
    const after = await totals();
    wrong += after.filter((total, i) => total !== (before[i] ?? 0) + 1).length;
  }
  return wrong;
}

/** A round-robin TCP load balancer. */
function startProxy(ports: readonly number[]): Promise<{ server: Server; address: string }> {
  let next = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream])
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve({
        server,
        address: `http://127.0.0.1:${String(typeof bound === 'object' && bound !== null ? bound.port : 0)}`,
      });
    });
  });
}
