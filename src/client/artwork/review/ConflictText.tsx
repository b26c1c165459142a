import { ago } from '../../ui/format/moment';
import { DatedText } from '../../ui/format/RelativeDate';
import { conflictMessages } from '../artwork.messages';
import type { Conflict } from './decision';

/** Who else has decided an artwork, what and when. */
export function ConflictText({ conflict }: { conflict: Conflict }) {
  const text = conflictMessages.text(conflict, ago);
  return conflict.at === undefined ? text : <DatedText date={conflict.at}>{text}</DatedText>;
}
