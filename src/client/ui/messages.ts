import { artworkWords } from './words/artwork';
import { boardsWords } from './words/boards';
import { campaignsWords } from './words/campaigns';
import { listsWords } from './words/lists';
import { peopleWords } from './words/people';
import { sessionWords } from './words/session';
import { shellWords } from './words/shell';

/**
 * Every text the specification words exactly, by area; a test compares this catalogue with the documents' texts.
 * The texts that say "campaign" about boards are the customer's own and stay.
 * The words of each area stand in `words/`.
 */
export const messages = { ...sessionWords, ...shellWords, ...artworkWords, ...boardsWords, ...campaignsWords, ...listsWords, ...peopleWords } as const;
