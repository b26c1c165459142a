import { checkFile } from '../../../../src/client/boards/form/BoardPhoto';

it.each([
  ['empty', { name: 'a.png', size: 0 }, 'image/png', 'a.png is empty.'],
  ['too large', { name: 'a.png', size: 60 * 1024 * 1024 }, 'image/png', 'a.png is larger than 50 MB.'],
  ['a video', { name: 'a.mp4', size: 9 }, 'video/mp4', /not an image/],
  ['something else', { name: 'a.png', size: 9 }, undefined, /not an image/],
])('refuses a file that is %s', (_, file, type, text) => {
  expect(checkFile(file, type)).toMatch(text);
  expect(checkFile({ name: 'a.png', size: 9 }, 'image/webp')).toBeUndefined();
});
