import { useExtension } from '../api/product.api';
import { grouped } from '../ui/format/grouped';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { inventoryMessages } from './inventoryWatch.messages';
import { useListDifferencesQuery } from './inventoryWatch.api';

/** Only the total is used: what somebody has to decide, not the screens that were never boards. */
const one = { query: { pageSize: 1, toDecide: true } } as const;
/** The largest number shown, because the sidebar is narrow. */
const most = 9999;

/** The number of differences from the provider's list that somebody has to decide; nothing if there are none. */
export function DifferenceCountBadge() {
  const hasWatch = useExtension('inventory-watch');
  const { data } = useListDifferencesQuery(one, { skip: !hasWatch });
  const count = data?.totalDifferences ?? 0;
  if (count === 0) return null;
  return (
    <span className="mq-nav-count">
      {count > most ? `${grouped(most)}+` : grouped(count)}
      <VisuallyHidden> {inventoryMessages.openDifferences(count)}</VisuallyHidden>
    </span>
  );
}
