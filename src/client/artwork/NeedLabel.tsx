import type { ArtworkFile } from '#contract/artwork';
import { StatusLabel } from '../ui/display/StatusLabel';
import { useNow } from '../ui/format/useNow';
import { needOf } from './need';

interface NeedLabelProps {
  file: ArtworkFile;
  /** The text if it holds up nothing; by default none. */
  none?: string;
  /** Shows the numbers of campaigns and boards below. */
  withCounts?: boolean;
}

/** When the first campaign that waits for the artwork starts, with icon, text and colour. */
export function NeedLabel({ file, none, withCounts = false }: NeedLabelProps) {
  const need = needOf(file, useNow());
  if (!need) return none === undefined ? null : <span className="mq-tone-neutral">{none}</span>;
  return (
    <span className="mq-need">
      <StatusLabel status={need.status}>{need.label}</StatusLabel>
      {withCounts && <span className="mq-two">{need.counts}</span>}
    </span>
  );
}
