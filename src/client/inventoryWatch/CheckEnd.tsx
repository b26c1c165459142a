import type { InventoryCheck } from '#contract/inventoryWatch';
import { ago } from '../ui/format/moment';
import { DatedText } from '../ui/format/RelativeDate';

interface CheckEndProps {
  check: InventoryCheck;
  text: (when: string) => string;
}

/** A sentence that says how long ago a check ended. */
export function CheckEnd({ check: { startedAt, endedAt }, text }: CheckEndProps) {
  const end = endedAt ?? startedAt;
  return <DatedText date={end}>{text(ago(end))}</DatedText>;
}
