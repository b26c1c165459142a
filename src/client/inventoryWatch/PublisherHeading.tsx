import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useEverywhereDisabledReason } from '../session/permissions';
import { IconButton } from '../ui/display/IconButton';
import { WithReason } from '../ui/display/WithReason';
import type { Ticks } from '../ui/table/useTicks';
import { inventoryMessages } from './inventoryWatch.messages';
import { kindsText, sumKinds, type KindCounts } from './acceptQuestion.messages';

interface PublisherHeadingProps {
  publisher: string;
  /** The publisher's differences on this page. */
  rows: readonly InventoryDifference[];
  /** How many of its differences match, on all pages; undefined while loading. */
  counts: KindCounts | undefined;
  isClosed: boolean;
  onToggle: () => void;
  /** Absent for roles that may only read. */
  ticks?: Pick<Ticks, 'ids' | 'tick' | 'untick'> | undefined;
  /** Why a row cannot be ticked. */
  disabledReason?: ((row: InventoryDifference) => string | undefined) | undefined;
  /** Absent if ignored ones are shown, and while differences are being accepted. */
  onAll?: ((act: 'accept' | 'ignore', counts: KindCounts) => void) | undefined;
}

/** The heading above a publisher's differences, which ticks, collapses or accepts all of them. */
export function PublisherHeading(props: PublisherHeadingProps) {
  const { publisher, rows, counts, isClosed, onToggle, ticks, disabledReason, onAll } = props;
  const reason = useEverywhereDisabledReason('inventory');
  const name = publisher === '' ? inventoryMessages.noPublisher : publisher;
  const open = counts ? sumKinds(counts) : 0;
  return (
    <Flex wrap gap="4px 10px" align="center" className="mq-publisher-heading">
      {ticks && <TickAll name={name} rows={rows.filter((row) => disabledReason?.(row) === undefined)} ticks={ticks} />}
      <IconButton
        size="small"
        label={isClosed ? inventoryMessages.unfold(name) : inventoryMessages.fold(name)}
        aria-expanded={!isClosed}
        icon={isClosed ? <RightOutlined /> : <DownOutlined />}
        onClick={onToggle}
      />
      <b>{name}</b>
      {counts && <span className="mq-two">{kindsText(counts)}</span>}
      {onAll && counts && open > 0 && (
        <span className="mq-publisher-acts">
          <WithReason reason={reason}>
            {(['accept', 'ignore'] as const).map((act) => (
              <Button
                key={act}
                type="link"
                size="small"
                disabled={reason !== undefined}
                aria-label={inventoryMessages[`${act}AllOf`](open, name)}
                onClick={() => onAll(act, counts)}
              >
                {inventoryMessages[`${act}All`](open)}
              </Button>
            ))}
          </WithReason>
        </span>
      )}
    </Flex>
  );
}

interface TickAllProps {
  name: string;
  rows: readonly InventoryDifference[];
  ticks: NonNullable<PublisherHeadingProps['ticks']>;
}

function TickAll({ name, rows, ticks }: TickAllProps) {
  const ticked = rows.filter(({ _id }) => ticks.ids.has(_id)).length;
  const isAll = rows.length > 0 && ticked === rows.length;
  const tick = (): void =>
    isAll ? ticks.untick(rows.map(({ _id }) => _id)) : ticks.tick(rows.map(({ _id, ...row }) => ({ id: _id, ...row })));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      disabled={rows.length === 0}
      aria-label={inventoryMessages.selectOf(name)}
      onChange={tick}
    />
  );
}
