import { useExtension } from '../api/product.api';
import { grouped } from '../ui/format/grouped';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { inventoryMessages } from './inventory.messages';
import { useListDifferencesQuery } from './inventoryWatch.api';

/** Only the total is used. */
const one = { query: { pageSize: 1 } } as const;
/** The largest number shown, because the sidebar is narrow. */
const most = 9999;

/** The number of open differences from the provider's list; nothing if there are none. */
export function DifferenceCountBadge() {
  const hasWatch = useExtension('inventory-watch');
  const { data } = useListDifferencesQuery(one, { skip: !hasWatch });
  const count = data?.totalDifferences ?? 0;
  if (count === 0) return null;
  return (
    <span className="mq-nav-count">
      {count > most ? `${grouped(most)}+` : grouped(count)}
      <VisuallyHidden> {inventoryMessages.openDifferences}</VisuallyHidden>
    </span>
  );
}
