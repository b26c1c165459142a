import { WarningOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { ImportField } from '#contract/imports';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useSelectionSearch } from '../organisations/selection';
import { formatDateAgo, formatSpan } from '../ui/format/moment';
import { DatedText } from '../ui/format/RelativeDate';
import { FieldChanges } from './FieldChanges';
import { inventoryMessages } from './inventoryWatch.messages';

interface DifferenceFactsProps {
  difference: InventoryDifference;
  chosen: ReadonlySet<ImportField>;
  onChange: ((fields: ReadonlySet<ImportField>) => void) | undefined;
}

/** The details of a difference, depending on its state. */
export function DifferenceFacts({ difference, chosen, onChange }: DifferenceFactsProps) {
  const { state, facts, since, goneFrom } = difference;
  return (
    <>
      {facts && <NewScreen facts={facts} />}
      {state === 'gone' && (
        <>
          <DatedText date={since}>{inventoryMessages.missingSince(formatDateAgo(since))}</DatedText>
          <Bookings difference={difference} />
        </>
      )}
      {state === 'back' && (
        <DatedText date={since}>
          {inventoryMessages.inListAgain(formatDateAgo(since), formatSpan(goneFrom ?? since, since))}
        </DatedText>
      )}
      {difference.fields.length > 0 && <FieldChanges difference={difference} chosen={chosen} onChange={onChange} />}
    </>
  );
}

function NewScreen({ facts }: { facts: NonNullable<InventoryDifference['facts']> }) {
  const size = facts.width === null || facts.height === null ? '' : `${String(facts.width)} × ${String(facts.height)}`;
  return <>{[size, facts.screenType, facts.venueType, facts.opening_hours].filter((part) => part !== '').join(', ')}</>;
}

function Bookings({ difference: { campaigns } }: { difference: InventoryDifference }) {
  const search = useSelectionSearch();
  const { first, count } = campaigns;
  if (first === null) return null;
  return (
    <span className="mq-two mq-tone-error">
      <WarningOutlined aria-hidden /> {inventoryMessages.bookedBy}{' '}
      <Link to={{ pathname: `/campaign/${encodeURIComponent(first._id)}`, search }}>{first.campaignName}</Link>
      {count > 1 ? ` ${inventoryMessages.andMore(count - 1)}` : `. ${inventoryMessages.saysSo}`}
    </span>
  );
}
