import { useState } from 'react';
import { listMessages } from '../ui.messages';
import type { SortChoice } from './tableSearch';

interface SortAnnouncerProps {
  columns: readonly { title: string; sortID?: string }[];
  sort: SortChoice | undefined;
}

/** Announces 'Sorted by City, descending' when the order changes, but not initially. */
export function SortAnnouncer({ columns, sort }: SortAnnouncerProps) {
  const column = sort && columns.find(({ sortID }) => sortID === sort.id);
  const text = column ? listMessages.sortedBy(column.title, sort.desc) : '';
  const [atFirst] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== atFirst) setChanged(true);
  return (
    <span className="mq-sr" role="status">
      {changed ? text : ''}
    </span>
  );
}
