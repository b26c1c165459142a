import { createFile, listArtworks, modifyFile, signUpload } from '#contract/artwork';
import { listSubmissions, submitToSsp } from '#contract/ads';
import { anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test.each(['a\u0000b', '%', '\\', "'; drop table files; --", '<script>', '\u202e', '𝕏'.repeat(90), '__proto__'])(
  'the text %j anywhere causes no internal error',
  async (text) => {
    const id = await anArtwork(app.services.database.db);
    const answers = [
      await app.call(listArtworks, { query: { search: text, orgID: text } }),
      await app.call(listSubmissions, { query: { search: text, fileID: text } }),
      await app.call(modifyFile, { params: { id }, body: { isPreApproved: false, approvalComment: text } }),
      await app.call(modifyFile, { params: { id: text }, body: { isReviewed: true } }),
      await app.call(submitToSsp, { body: { fileID: text } }),
      await app.call(signUpload, { body: { fileName: text, fileType: text } }),
      await app.call(createFile, { body: { fileName: text, fileURL: text, fileFormat: text, orgID: text } }),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(500);
  },
);
