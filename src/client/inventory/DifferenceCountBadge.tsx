import { useExtension } from '../api/product.api';
import { grouped } from '../ui/format/grouped';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { inventoryMessages } from './inventory.messages';
import { useListDifferencesQuery } from './inventoryWatch.api';

/** Only the count is wanted. */
const one = { query: { pageSize: 1 } } as const;
/** More are not counted out: the sidebar is narrow. */
const most = 9999;

/** How many differences from the provider's list are open; nothing where there are none. */
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
