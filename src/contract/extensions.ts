/**
 * What our server can do beyond section 7 of the specification. `GET /api/config` lists those it has;
 * the console hides a feature whose extension is missing, so that it works with any API of section 7.
 */
export const extensionNames = [
  'organisations', // lists, search, create, modify
  'teams',
  'users',
  'wallet', // credit and its ledger
  'ads', // the list of ads
  'campaign-pages', // one campaign, create, server paging
  'board-filters',
  'board-import',
  'board-loads', // history of CSV loads and their undo
  'board-clusters', // the map
  'board-photos', // `purpose` of a file, which keeps photos of boards out of the review
  'file-search', // search, organisation and state filters on artwork lists
  'file-fit',
  'file-history',
  'file-undo',
  'file-previews', // small pictures for tables
  'ssp-submissions',
  'password-reset',
  'profile', // password change and sessions
  'audit',
  'second-factor',
] as const;

export type ExtensionName = (typeof extensionNames)[number];
