import { productSources } from '#test/sources';
import { messageCatalogue } from '#test/messageCatalogue';
import { uploadMessages } from '../../src/client/api/upload.messages';
import { artworkMessages, homeMessages } from '../../src/client/artwork/artwork.messages';
import { addBoardMessages } from '../../src/client/boards/addBoard.messages';
import { boardMessages } from '../../src/client/boards/boards.messages';
import { campaignMessages } from '../../src/client/campaigns/campaigns.messages';
import { sessionMessages } from '../../src/client/session/session.messages';
import { listMessages } from '../../src/client/ui/ui.messages';

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

it('makes the specified texts of what it is given', () => {
  const made: [string, string][] = [
    [homeMessages.greeting('Robin'), 'Hey Robin.'],
    [homeMessages.greeting(''), 'Hey you.'],
    [homeMessages.greeting(undefined), 'Hey you.'],
    [sessionMessages.retryFailed('no answer'), 'Error logging in. Error: no answer'],
    [artworkMessages.saveFailed('gone'), "Couldn't save the file. Please refresh and try again. Error: gone"],
    [boardMessages.deleteFailed('gone'), 'Failed to delete campaign. Error: gone'],
    [campaignMessages.saveFailed('gone'), 'Failed to save the campaign. Error: gone'],
    [boardMessages.heading('Alder & Finch'), 'All boards of Alder & Finch'],
    [boardMessages.heading(undefined), 'All boards'],
    [addBoardMessages.subtitle('Launch squad'), 'Setting up a board for team: Launch squad'],
    [addBoardMessages.addTo('Marquee'), 'Add to Marquee'],
    [addBoardMessages.alreadyOn('Marquee'), 'Already on Marquee'],
    [uploadMessages.uploading(42.4), 'Uploading... 42%'],
    [uploadMessages.uploading(0), 'Uploading... 0%'],
    [listMessages.selectAll(320), 'Select all 320 that match'],
    [listMessages.range(6, 10, 43), '6–10 of 43'],
    [listMessages.progress(7, 12), '7 of 12'],
  ];
  expect(made.map(([text]) => text)).toEqual(made.map(([, expected]) => expected));
});

it('has no empty text', () => {
  expect(catalogue.filter((text) => text.trim() === '')).toEqual([]);
});

it('holds the messages of every feature', () => {
  const files = productSources().filter(({ path }) => path.endsWith('.messages.ts'));
  const exported = files.flatMap(({ text }) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name));
  expect(Object.keys(messageCatalogue).sort()).toEqual(exported.sort());
});
