export const tourMessages = {
  back: 'Back',
  close: 'Close',
  finish: 'Finish',
  next: 'Next',
  skip: 'Skip',
  organisation: 'Whose lists you see',
  organisationText:
    'Choose an organisation and its management team. Campaigns and boards follow your choice; the wallet shows what is left to spend.',
  navigation: 'Where things are',
  navigationText:
    'Users, organisations, campaigns, artworks and boards. Press ? on any page for its keyboard shortcuts.',
  latest: 'Review artworks',
  latestText:
    'The newest uploads of all organisations. Approve them, or disapprove them with a reason. Review opens one large, with the boards it runs on.',
  decided: 'What was decided',
  decidedText: 'Approved and disapproved artworks stay here, and a decision can be changed later.',
  admins: 'Your teams',
  adminsText: 'Each team has a dashboard with its campaigns and boards.',
  userMenu: 'You',
  userMenuText: 'Open your profile, manage your sessions or log out.',
  boards: 'The boards',
  boardsText: 'Search, filter and sort them; tick some to pause or delete them together. Manage Board opens one.',
  addBoard: 'More boards',
  addBoardText: 'Add one by hand, many from a CSV file, or import them from a provider.',
} as const;
