import { messageCatalogue } from '#test/messageCatalogue';
import { matchRoutes } from 'react-router-dom';
import { listArtworks, listFiles } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { listCampaigns } from '#contract/campaigns';
import { artworkLists } from '../../src/client/artwork/table/artworkLists';
import { venueTypes } from '../../src/client/boards/boardTypes';
import { routes } from '../../src/client/shell/router';
import { tourWidth } from '../../src/client/tour/steps';
import { signs } from '../../src/client/ui/display/StatusLabel';

/*
 * Every route, text and constant that the specification and the product description fix, with its section: S is the
 * specification, P the product description. These tests find missing or misspelt ones; page tests check their places.
 */

describe('routes', () => {
  const pages = routes(() => undefined as never);
  test('each of the specification and of the product description is a page', () => {
    const missing = [
      ['S2', '/'],
      ['S2', '/home'],
      ['S2', '/home/'],
      ['S2', '/forgotpassword'],
      ['S2', '/profile'],
      ['S2', '/dashboard/t1'],
      ['S2', '/organisation/o1'],
      ['S2', '/campaign/c1'],
      ['S2', '/newcampaign/'],
      ['S2', '/boards'],
      ['S2', '/campaigns'],
      ['S2', '/users'],
      ['S2', '/organisations/'],
      ['S2', '/ads'],
      ['S2', '/management/campaigns'],
      ['S2', '/management/boards'],
      ['S2', '/financial'],
      ['P3', '/resetpassword'],
      ['issue 7', '/audit'],
    ].filter(([, path = '']) => matchRoutes(pages, path)?.at(-1)?.route.path === '*');
    expect(missing).toEqual([]);
  });

  test('P3: anything else is the 404 page', () => {
    expect(matchRoutes(pages, '/no/such/page')?.at(-1)?.route.path).toBe('*');
  });

  test('S6, P2: every page but those of signing in stands behind the guard', () => {
    const open = (pages[0]?.children ?? []).flatMap(({ path, index }) =>
      index === true ? ['/'] : path === undefined ? [] : [path],
    );
    expect(open).toEqual(['/', 'forgotpassword', 'confirmemail', 'resetpassword', 'oidc/callback']);
  });
});

const texts: Readonly<Record<string, readonly string[]>> = {
  'S1 roles': ['System Administrator'],
  'S2 landing and login (S4)': ['Hello, Admin.', 'I forgot my password', 'Log In', 'Logging in...'],
  'S2 /home': ['Hey you.', 'LIST OF ADMINS', 'GO TO DASH', 'Back', 'Close', 'Finish', 'Next', 'Skip'],
  'S2 sidebar and top bar': [
    'Admin Dash',
    'Users',
    'Organisations',
    'Campaigns',
    'Ads & Files',
    'Boards',
    'Manage',
    'NEW CAMPAIGN',
    'COMING SOON',
    'Your Profile',
    'Log out',
  ],
  'S2 artwork tables': [
    'LATEST ARTWORKS',
    'APPROVED ARTWORKS',
    'DISAPPROVED ARTWORKS',
    'Approve',
    'Disapprove',
    'There are no files to show.',
    'NOT SET',
    'Is in campaign',
    'Approved only',
    'Rejected only',
    'Has external id',
    'No external id',
  ],
  'S2 board form': [
    'Make it unique',
    "Your board's name. Make it unique.",
    'Save Changes',
    'Choose the type of venue this board is at',
    'Choose the type of screen this is',
    'Vertical Resolution',
    'Horizontal Resolution',
  ],
  'S2 board import table': ['Choose a Media Owner', 'Add to Marquee', 'Already on Marquee'],
  'S2 boards page': [
    'Board Name',
    'Country',
    'City',
    'Media Owner',
    'Type',
    'Image',
    'Is Deleted',
    'Deleted',
    'Normal',
    'Manage',
    'Manage Board',
    'Manage a board.',
    'There are no boards to show.',
    'Add a new board',
    'Bulk Actions',
    'Delete Selected',
    'Pause Selected',
    'Create New Board',
    'Delete this board? It cannot be undone.',
    "No, I'll keep it.",
    "Yes, I'm sure.",
  ],
  'S2 add-board modal': [
    'Add a new board.',
    'Setting up a board for team: Launch squad',
    'MANUAL UPLOAD',
    'CSV UPLOADER',
    'API CALL',
    'Load Boards',
  ],
  'S2 campaigns page': [
    'YOUR CAMPAIGNS',
    'Manage your campaigns quickly here.',
    'Status',
    'Active',
    'Paused',
    'Campaign Name',
    'Budget Status',
    'Organisation',
    'Start Date',
    'End Date',
    'ALL',
    'ACTIVE',
    'PAUSED',
    'Not set',
    'You have no campaigns. Click the button above (or below) this table to create one.',
    'Create New Campaign',
  ],
  'S4 states': [
    'Saving...',
    'Saved!',
    'Upload',
    'Uploading...',
    'Uploaded',
    'Loading...',
    'Loaded',
    'Successfully deleted campaign. Refresh this page.',
    'Removing the selected campaigns...',
    'Removed your campaigns! Refresh the page if nothing has happened.',
  ],
  'S5 validation': [
    'Type in your reason for disapproval (required)',
    "So uh, your organisation didn't load. Try refreshing the page.",
  ],
  'S8 by status': [
    'Something went wrong. Taking you back home.',
    'Something went wrong. Try refreshing the page after some time.',
    "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  ],
  'S8 login': [
    "Your credentials are either wrong, or you're not an admin.",
    'Hmm. The server appears to be down. I think you broke it.',
    "It's not working...",
    'Error logging in. Error: gone',
  ],
  'S8 others': [
    'Failed to save file.',
    "Couldn't save the file. Please refresh and try again. Error: gone",
    'Failed to toggle file read status.',
    'Failed to get your authentication credentials...',
    'Failed to upload your file. Please try again.',
    'Upload failed. Try refreshing the page.',
    'Failed to delete campaign. Error: gone',
    'Failed to fetch campaigns',
    'Failed to fetch organisation details',
  ],
  'S8 success': [
    'Successfully saved message to file.',
    'Successfully toggled file read status.',
    'Removed your files! Refresh the page if nothing has happened.',
    'Successfully saved the board. You can go back now.',
    'Uploaded file successfully. You can now save the ad.',
    'Successfully deleted campaign. Redirecting you to Management Screen.',
    'Loaded everything!',
    'Done. Goodbye.',
  ],
  'S8 warning': ['Your organisation is running low on credit. Your campaigns may not run.'],
  'P3 screens': ['Before you start', 'I understand'],
  'P4 lists': ['Clear filters', 'Try again', 'Retry failed', 'Select all 320 that match', '7 of 12'],
  'P6 review': ['SSP submission failed'],
  'P7 boards': ['Resume Selected'],
  'P8 campaigns': ['No budget'],
  'P10 settled': [
    'All organisations',
    'Low credit',
    'Mark as read',
    'Mark as unread',
    'Approve Selected',
    'Disapprove Selected',
    'Choose files',
    'Uploading... 42%',
    'This link is no longer valid.',
    'Read as Windows-1252',
    'Past loads',
    'Undo this load',
    'Failed to save the campaign. Error: gone',
  ],
};

/** The catalogue's texts; those with parameters are made with the values of the table above. */
function catalogue(): Set<string> {
  const fixed = (node: unknown): string[] =>
    typeof node === 'string'
      ? [node]
      : typeof node === 'object' && node !== null
        ? Object.values(node).flatMap(fixed)
        : [];
  const all = messageCatalogue;
  const made = [
    all.homeMessages.greeting(undefined),
    all.addBoardMessages.addTo('Marquee'),
    all.addBoardMessages.alreadyOn('Marquee'),
    all.addBoardMessages.subtitle('Launch squad'),
    all.uploadMessages.uploading(),
    all.uploadMessages.uploading(42),
    all.sessionMessages.retryFailed('gone'),
    all.artworkMessages.saveFailed('gone'),
    all.boardMessages.deleteFailed('gone'),
    all.campaignMessages.deleteFailed('gone'),
    all.campaignMessages.saveFailed('gone'),
    all.readingMessages.readAs('Windows-1252'),
    all.listMessages.selectAll(320),
    all.listMessages.progress(7, 12),
  ];
  return new Set([...fixed(messageCatalogue), ...Object.values(signs).map(({ label }) => label), ...made]);
}

describe('texts', () => {
  const known = catalogue();
  test('the catalogue holds each of them word for word', () => {
    const missing = Object.entries(texts).flatMap(([section, all]) =>
      all.filter((text) => !known.has(text)).map((text) => `${section}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
});

/** The default query of a list. */
const defaults = (call: { query: { parse: (query: object) => object } }): object => call.query.parse({});

describe('constants (S9)', () => {
  test('tables: page sizes and sort orders', () => {
    expect(artworkLists.latest.defaults).toMatchObject({ pageSize: 5, sortID: 'dateCreated', sortDesc: true });
    for (const list of [artworkLists.approved, artworkLists.disapproved])
      expect(list.defaults).toMatchObject({ pageSize: 5, sortID: 'fileName', sortDesc: true });
    expect(defaults(listArtworks)).toMatchObject({ page: 1, pageSize: 5, sortID: 'dateCreated', sortDesc: true });
    expect(defaults(listFiles)).toMatchObject({ page: 1, pageSize: 5, sortDesc: true });
    expect(defaults(listBoards)).toMatchObject({ page: 1, pageSize: 10, sortID: 'boardname', sortDesc: true });
    expect(defaults(listCampaigns)).toMatchObject({ sortID: 'campaignName', sortDesc: true });
  });
  test('the width of the tour', () => expect(tourWidth).toBe(900));
  test('venue types', () =>
    expect(venueTypes).toEqual([
      'Transport Station',
      'Airport',
      'Sports and Recreation Area',
      'Entertainment',
      'Supermarket/Retail Centers',
      'Shopping Mall',
      'Fuel/Gas Station',
      'Amusement Park',
      'Point of Care',
      'Roadside',
      'Building Side',
      'Street Furniture',
    ]));
});
