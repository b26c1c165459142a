import { EmptyState } from './EmptyState';
import { FailureAlert } from './FailureAlert';
import { messages } from './messages';
import { NoMatch } from './NoMatch';
import type { PagedTableProps } from './pagedTableProps';
import { PlainRows } from './PlainRows';
import { RowCards } from './RowCards';
import { SkeletonRows, TICK_WIDTH } from './SkeletonRows';
import { useDelayed } from './useDelayed';
import { useIsPhone } from './useMediaQuery';

/** The rows, or what stands in their place. */
export function PagedRows<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { label, status, rows, columns, selection, pageSize, filtered, onClearFilters, renderCard } = props;
  const isPhone = useIsPhone();
  const drawn = useDelayed(status === 'loading');
  if (status === 'loading') {
    const tick = selection ? [{ width: TICK_WIDTH, skeleton: 'tick' as const }] : [];
    const shown = columns.map(({ title, hideTitle, width, skeleton }) => ({
      title: hideTitle === true ? '' : title,
      width,
      skeleton,
    }));
    const shape = isPhone && renderCard ? [{ skeleton: 'two' as const }] : shown;
    return <SkeletonRows what={label} columns={[...tick, ...shape]} rows={Math.min(pageSize, 10)} drawn={drawn} />;
  }
  if (status === 'failed')
    return (
      <FailureAlert title={messages.failures.couldNotLoad(label)} failure={props.failure} onRetry={props.onRetry} />
    );
  if (rows.length === 0 && filtered === true && onClearFilters)
    return <NoMatch text={props.noMatchText} filters={props.filterWords} onClear={onClearFilters} />;
  if (rows.length === 0) return <EmptyState text={props.emptyText} icon={props.emptyIcon} action={props.emptyAction} />;
  if (isPhone && renderCard) return <RowCards {...props} renderCard={renderCard} />;
  return <PlainRows {...props} />;
}
