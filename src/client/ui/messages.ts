/**
 * Every text the specification words exactly, by area; a test compares this catalogue with the documents' texts.
 * The texts that say "campaign" about boards are the customer's own and stay.
 * The words of each area stand in `words/`: a page loads only those it says.
 */
export * as messages from './words/catalogue';
