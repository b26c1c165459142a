import { messages } from '../../../src/client/ui/messages';

/** Every fixed text of the catalogue. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return [];
  return Object.values(node as object).flatMap(texts); // the catalogue holds texts, functions and groups only
}
const catalogue = [...texts(messages), messages.upload.uploading(), messages.home.greeting(undefined), messages.boards.heading(undefined)];

/** Word for word from the specification; what stands in braces there is a value. */
const SPECIFIED = [
  'Hello, Admin.', 'I forgot my password', 'Hey you.', 'Log In', 'Logging in...', 'LIST OF ADMINS', 'GO TO DASH', 'NEW CAMPAIGN', 'COMING SOON',
  'Your Profile', 'Log out', 'Admin Dash', 'Users', 'Organisations', 'Campaigns', 'Ads & Files', 'Boards', 'System Administrator', 'Manage',
  'LATEST ARTWORKS', 'APPROVED ARTWORKS', 'DISAPPROVED ARTWORKS', 'Approve', 'Disapprove', 'There are no files to show.', 'NOT SET',
  'Make it unique', 'Save Changes', 'Saving...', 'Saved!', 'Upload', 'Uploading...', 'Uploaded', 'Choose a Media Owner', 'Board Name', 'Country',
  'City', 'Media Owner', 'Type', 'Image', 'Is Deleted', 'Deleted', 'Normal', 'There are no boards to show.', 'Manage a board.', 'Add a new board',
  'Delete Selected', 'Pause Selected', 'Create New Board', 'Bulk Actions', 'Delete this board? It cannot be undone.', "No, I'll keep it.",
  "Yes, I'm sure.", 'Add a new board.', 'MANUAL UPLOAD', 'CSV UPLOADER', 'API CALL', "Your board's name. Make it unique.",
  'Choose the type of venue this board is at', 'Choose the type of screen this is', 'Vertical Resolution', 'Horizontal Resolution', 'Load Boards',
  'Loading...', 'Loaded', 'YOUR CAMPAIGNS', 'Manage your campaigns quickly here.', 'Status', 'Campaign Name', 'Budget Status', 'Organisation',
  'Start Date', 'End Date', 'ALL', 'ACTIVE', 'PAUSED', 'Active', 'Paused', 'Not set', 'Create New Campaign',
  'You have no campaigns. Click the button above (or below) this table to create one.',
  'Successfully deleted campaign. Refresh this page.', 'Removing the selected campaigns...',
  'Removed your campaigns! Refresh the page if nothing has happened.', 'Type in your reason for disapproval (required)',
  "So uh, your organisation didn't load. Try refreshing the page.", 'Done. Goodbye.', 'Something went wrong. Taking you back home.',
  'Something went wrong. Try refreshing the page after some time.',
  "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  "Your credentials are either wrong, or you're not an admin.", 'Hmm. The server appears to be down. I think you broke it.', "It's not working...",
  'Failed to save file.', 'Failed to toggle file read status.', 'Failed to get your authentication credentials...',
  'Failed to upload your file. Please try again.', 'Upload failed. Try refreshing the page.', 'Failed to fetch campaigns',
  'Failed to fetch organisation details', 'Successfully saved message to file.', 'Successfully toggled file read status.',
  'Removed your files! Refresh the page if nothing has happened.', 'Successfully saved the board. You can go back now.',
  'Uploaded file successfully. You can now save the ad.', 'Successfully deleted campaign. Redirecting you to Management Screen.',
  'Loaded everything!', 'Your organisation is running low on credit. Your campaigns may not run.',
  'Before you start', 'I understand', 'Back', 'Close', 'Finish', 'Next', 'Skip', 'Mark as read', 'Mark as unread', 'Approve Selected',
  'Disapprove Selected', 'Resume Selected', 'Choose files', 'All organisations', 'This link is no longer valid.', 'Low credit', 'Past loads',
  'Undo this load', 'Read as Windows-1252', 'SSP submission failed', 'No budget', 'Clear filters', 'Try again', 'Retry failed', 'All boards',
];

it.each(SPECIFIED)('has %s word for word', (text) => {
  expect(catalogue).toContain(text);
});

it.each([
  [messages.home.greeting('Robin'), 'Hey Robin.'],
  [messages.home.greeting(''), 'Hey you.'],
  [messages.home.greeting(undefined), 'Hey you.'],
  [messages.session.retryFailed('no answer'), 'Error logging in. Error: no answer'],
  [messages.artwork.saveFailed('gone'), "Couldn't save the file. Please refresh and try again. Error: gone"],
  [messages.boards.deleteFailed('gone'), 'Failed to delete campaign. Error: gone'],
  [messages.campaigns.saveFailed('gone'), 'Failed to save the campaign. Error: gone'],
  [messages.boards.heading('Alder & Finch'), 'All boards of Alder & Finch'],
  [messages.boards.heading(undefined), 'All boards'],
  [messages.addBoard.subtitle('Launch squad'), 'Setting up a board for team: Launch squad'],
  [messages.addBoard.addTo('Marquee'), 'Add to Marquee'],
  [messages.addBoard.alreadyOn('Marquee'), 'Already on Marquee'],
  [messages.upload.uploading(42.4), 'Uploading... 42%'],
  [messages.upload.uploading(0), 'Uploading... 0%'],
  [messages.list.selectAll(320), 'Select all 320 that match'],
  [messages.list.range(6, 10, 43), '6–10 of 43'],
  [messages.list.progress(7, 12), '7 of 12'],
])('makes %s', (made, expected) => {
  expect(made).toBe(expected);
});

it('has no empty text', () => {
  expect(catalogue.filter((text) => text.trim() === '')).toEqual([]);
});
