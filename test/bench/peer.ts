import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '../support/listen';
import type { Running } from './processes';

/** Kept between runs; not part of the product. */
const folder = join(__dirname, '../../.cache/peer');
/** The versions with which the limits were measured. */
const versions = { 'react-admin': '5.15.4', react: '19.2.0', 'react-dom': '19.2.0', vite: '7.1.12' };

const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>Peer</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>';
/** A list as in react-admin's tutorial, with the console's columns: ten rows, sorted by name. */
const source = `
import { createRoot } from 'react-dom/client';
import { Admin, BooleanField, Datagrid, DateField, List, NumberField, Resource, TextField } from 'react-admin';
const dataProvider = {
  getList: async (_, { pagination, sort }) => {
    const query = new URLSearchParams({ page: pagination.page, pageSize: pagination.perPage, sortID: sort.field, sortDesc: sort.order === 'DESC' });
    const answer = await fetch('/api/boards/uncached/?' + query, { headers: { authorization: 'Bearer ' + localStorage.getItem('marquee.token') } });
    const { boards, totalBoards } = await answer.json();
    return { data: boards.map((board) => ({ id: board._id, ...board })), total: totalBoards };
  },
};
const BoardList = () => (
  <List perPage={10} sort={{ field: 'boardname', order: 'DESC' }} exporter={false}>
    <Datagrid>
      <TextField source="boardname" /><TextField source="boardloc.country" /><TextField source="boardloc.city" /><TextField source="publisher_name" /><TextField source="venueType" />
      <NumberField source="boardminCPI" /><BooleanField source="isDeleted" /><DateField source="dateCreated" /><DateField source="lastEdited" />
    </Datagrid>
  </List>
);
createRoot(document.getElementById('root')).render(<Admin dataProvider={dataProvider}><Resource name="boards" list={BoardList} /></Admin>);
`;

/** Selects the cells of the peer's table. */
export const peerRows = 'tbody tr td';

/** Serves a react-admin list of the same boards over the same API: a production build, compressed. The first run needs a package registry. */
export async function startPeer(server: Running): Promise<{ address: string; stop(): void }> {
  build();
  const assets = new Map(
    readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) !== '')
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, 'dist', name)))]),
  );
  const peer = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/') === true) passOn(server.address, asked, answer);
    else answerAsset(assets, asked.url === '/' ? '/index.html' : (asked.url ?? ''), answer);
  });
  return { address: await listenLocally(peer), stop: () => void peer.close() };
}

function build(): void {
  if (existsSync(join(folder, 'dist/index.html'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: versions }),
  );
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'main.jsx'), source);
  writeFileSync(join(folder, 'vite.config.mjs'), "export default { esbuild: { jsx: 'automatic' } };\n");
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

function passOn(address: string, asked: IncomingMessage, answer: ServerResponse): void {
  asked.pipe(
    request(address + (asked.url ?? ''), { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    }),
  );
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function answerAsset(assets: ReadonlyMap<string, Buffer>, name: string, answer: ServerResponse): void {
  const packed = assets.get(name);
  if (packed === undefined) answer.writeHead(404).end();
  else
    answer
      .writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        // As the console's own: every file but the page has its hash in its name.
        'cache-control': extname(name) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      .end(packed);
}
