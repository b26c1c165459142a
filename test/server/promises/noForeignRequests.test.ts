import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFile, getFile, getFileFit, listArtworks, modifyFile, signUpload } from '#contract/artwork';
import { createBoard, listBoards, modifyBoard } from '#contract/boards';
import { importBoards } from '#contract/imports';
import { createOrganisation } from '#contract/organisations';
import { createUser, forgotPassword } from '#contract/session';
import { startApp } from '#test/app';
import { mailTo } from '#test/mailbox';
import { aStoredArtwork, approveAndSubmit, passTime, startWithSandbox, submissionId } from '../ssp/sandbox';
import { deliver } from '../../../src/server/ssp/delivery';
import { previewWidths } from '../../../src/server/storage/addresses';

/** Servers on this machine that must never receive a request from Marquee. */
const canaries: Server[] = [];
const heard: string[] = [];
let addresses: string[];
beforeAll(async () => {
  const listen = (host: string) =>
    new Promise<string>((resolve) => {
      const server = createServer((request, response) => {
        heard.push(`${request.method ?? ''} ${request.url ?? ''}`);
        response.end('{}');
      });
      server.once('error', () => {
        resolve('');
      });
      server.listen(0, host, () => {
        canaries.push(server);
        const { port } = server.address() as AddressInfo; // it listens on a port, not a pipe
        resolve(`http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`);
      });
    });
  addresses = (await Promise.all(['127.0.0.1', '::1'].map(listen))).filter((address) => address !== '');
});
afterAll(() => {
  for (const server of canaries) server.close();
});

test('the server never sends a request to an address found in data, whatever is done with its record', async () => {
  const sandbox = await startWithSandbox();
  const { app } = sandbox;
  const organisation = (await app.call(createOrganisation, { body: { orgName: addresses[0] ?? '' } })).reply
    .organisation._id;
  for (const address of addresses) {
    const paths = [
      address,
      `${address}/files/${'a'.repeat(32)}`,
      `${address}/redirect`,
      `${address.replace('http:', '')}/x.png`,
      `${address}/latest/meta-data/`,
    ];
    for (const boardImgURL of paths) {
      const created = await app.call(createBoard, {
        body: {
          boardname: `${boardImgURL} ${address}`,
          boardImgURL,
          device_id: boardImgURL.slice(0, 190),
          publisher_name: address,
          opening_hours: address,
        },
      });
      if (created.status === 200)
        await app.call(modifyBoard, {
          params: { id: created.reply.board._id },
          body: { boardImgURL, venueType: boardImgURL.slice(0, 90) },
        });
      await app.call(createFile, {
        body: { fileName: 'x.png', fileURL: boardImgURL, fileFormat: 'image/png', orgID: organisation },
      });
      await app.call(signUpload, { body: { fileName: boardImgURL, fileType: 'image/png', fileSize: 10 } });
      await app.call(importBoards, {
        body: {
          rows: [{ device_id: `${boardImgURL}#`.slice(0, 190), boardname: address, boardImgURL }],
          boardOwner: organisation,
        },
      });
    }
    await app.call(createUser, { body: { email: 'canary@test.example', firstName: address, lastName: address } });
    await app.call(forgotPassword, { body: { loginEmail: `x@${new URL(address).host}` } }, { token: null });
    await app.app.inject({
      url: '/api/user/',
      headers: {
        host: new URL(address).host,
        'x-forwarded-host': new URL(address).host,
        referer: address,
        origin: address,
      },
    });
  }
  const fileId = await aStoredArtwork(app, { fileName: `${addresses[0] ?? ''}/a.png`, orgId: organisation });
  await approveAndSubmit(app, fileId);
  await passTime(app, fileId);
  const { database, ssp, storage, log } = app.services;
  await deliver(
    { database, driver: ssp, storage, log, address: () => sandbox.origin },
    await submissionId(app, fileId),
  );
  const { file } = (await app.call(getFile, { params: { id: fileId } })).reply;
  for (const width of previewWidths)
    await fetch(`${sandbox.origin}${new URL(file.fileURL).pathname}/preview?w=${String(width)}`);
  await app.call(getFileFit, { params: { id: fileId } });
  await app.call(listBoards, { query: { pageSize: '100' } });
  await app.call(listArtworks, { query: { search: addresses[0] } });
  await app.call(modifyFile, {
    params: { id: fileId },
    body: { isPreApproved: false, approvalComment: addresses[0] ?? '' },
  });
  expect(addresses.length).toBeGreaterThan(0);
  expect(heard).toEqual([]);
  await app.close();
});

test('the canary server would notice a request', async () => {
  await fetch(`${addresses[0] ?? ''}/hello`);
  expect(heard).toEqual(['GET /hello']);
});

test('the Host header of a request does not change the links in e-mails', async () => {
  const server = await startApp({ PUBLIC_URL: 'https://console.example', ADMIN_PASSWORD: 'six green bottles' });
  const headers = { host: 'evil.example' };
  await server.call(forgotPassword, { body: { loginEmail: 'robin@test.example' } }, { headers, token: null });
  const { text } = await mailTo(server.services.config.dataDir, 'robin@test.example');
  expect(text).toContain('https://console.example/');
  expect(text).not.toContain('evil.example');
  // The address of an upload may have the host that the caller sent, but its path is always the upload path.
  const body = { fileName: 'a.png', fileType: 'image/png', fileSize: 10 };
  const { url } = (await server.call(signUpload, { body }, { headers })).reply.credentials;
  expect(new URL(url, 'http://x').pathname).toMatch(/^\/files\/upload\//);
  await server.close();
});
