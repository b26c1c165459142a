/**
 * Features beyond section 7 of the specification. `GET /api/config` lists those that a server has; the console hides a
 * feature whose extension is missing, so that it works with any API of section 7.
 */
export const extensionNames = [
  'organisations', // lists, search, create, modify
  'teams',
  'users',
  'wallet', // credit and its ledger
  'ads', // the list of ads
  'touches', // what an act on many boards or artworks touches
  'campaign-pages', // one campaign, create, server paging
  'campaign-edit', // all fields of a campaign, not its switch alone
  'board-filters',
  'board-import',
  'board-loads', // history of CSV loads and their undo
  'board-clusters', // the map
  'board-photos', // `purpose` of a file, which keeps photos of boards out of the review
  'file-search', // search, organisation and state filters on artwork lists
  'file-fit', // how it fits the boards booked; `fit` of a list's rows counts them
  'file-history',
  'file-similar', // what was decided before on the same or a similar picture
  'file-undo',
  'decision-batches', // `batch` of a decision: one undo window for all of them
  'file-need', // the order and the filter 'neededBy', and what an artwork holds up
  'file-previews', // small pictures for tables
  'ssp-submissions',
  'events', // server-sent events, and who has which artwork open
  'ssp-withdrawals', // artwork that the platform must stop, and the list 'Still live'
  'password-reset',
  'email-confirmation', // a new e-mail waits for its link
  'profile', // password change and sessions
  'preferences', // views, columns and notices kept with the account
  'audit',
  'second-factor',
  'roles', // `roles` of users, and 403 permission.denied
  'people', // others' sessions and second factors
  'service-tokens',
  'oidc', // signing in by an OpenID Connect provider, where one is set
  'inventory-watch', // differences between the provider's list and our boards
  'placement', // categories of artworks, and who refuses what
  'file-words', // words read in the pictures, and what they suggest
  'insights', // the figures of `/insights`, and the filters of the lists behind them
] as const;

export type ExtensionName = (typeof extensionNames)[number];
