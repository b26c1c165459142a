import { TableCards } from './TableCards';
import { EmptyState } from '../feedback/EmptyState';
import { FailureAlert } from '../feedback/FailureAlert';
import { failureMessages } from '../ui.messages';
import { NoMatch } from './NoMatch';
import type { PagedTableProps } from './pagedTableProps';
import { TableRows } from './TableRows';
import { TableSkeleton } from './TableSkeleton';
import { useDelayed } from '../feedback/useDelayed';
import { useIsPhone } from '../theme/useMediaQuery';

interface PagedRowsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  /** Whether the table is wider than its card. */
  scrolls: boolean;
}

/** The rows, or what stands in their place. */
export function PagedRows<Row extends { _id: string }>(props: PagedRowsProps<Row>) {
  const { label, status, rows, columns, selection, pageSize, renderCard, scrolls, minWidth = 0 } = props;
  const isPhone = useIsPhone();
  const isLoading = status === 'loading';
  const drawn = useDelayed(isLoading);
  const asCards = isPhone && renderCard !== undefined;
  if (isLoading)
    return (
      <TableSkeleton
        label={label}
        columns={columns}
        rows={Math.min(pageSize, 10)}
        hasTicks={selection !== undefined}
        asCards={asCards}
        drawn={drawn}
        minWidth={minWidth}
        scrolls={scrolls && !asCards}
      />
    );
  if (status === 'failed')
    return <FailureAlert title={failureMessages.couldNotLoad(label)} failure={props.failure} onRetry={props.onRetry} />;
  if (asCards && rows.length > 0) return <TableCards {...props} renderCard={renderCard} />;
  // Without rows there are no columns to make room for: the text stands in the middle of the card.
  const isEmpty = rows.length === 0;
  return <TableRows {...props} empty={<NoRows {...props} />} {...(isEmpty && { minWidth: 0, scrolls: false })} />;
}

function NoRows<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { filtered, onClearFilters } = props;
  if (filtered === true && onClearFilters)
    return <NoMatch text={props.noMatchText} filters={props.filterText} onClear={onClearFilters} />;
  return <EmptyState text={props.emptyText} icon={props.emptyIcon} action={props.emptyAction} />;
}
