import { productSources } from '#test/sources';
import { messageCatalogue } from '#test/messageCatalogue';
import { uploadMessages } from '../../src/client/api/upload.messages';
import { homeMessages } from '../../src/client/artwork/artwork.messages';
import { boardMessages } from '../../src/client/boards/boards.messages';

/** Every fixed text of the catalogue. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return [];
  return Object.values(node as object).flatMap(texts); // the catalogue contains only texts, functions and groups
}
const catalogue = [
  ...texts(messageCatalogue),
  uploadMessages.uploading(),
  homeMessages.greeting(undefined),
  boardMessages.heading(undefined),
];

it('has no empty text', () => {
  expect(catalogue.filter((text) => text.trim() === '')).toEqual([]);
});

it('holds the messages of every feature', () => {
  const files = productSources().filter(({ path }) => path.endsWith('.messages.ts'));
  const exported = files.flatMap(({ text }) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name));
  expect(Object.keys(messageCatalogue).sort()).toEqual(exported.sort());
});
