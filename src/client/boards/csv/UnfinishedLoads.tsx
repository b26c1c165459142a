import { Button } from 'antd';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { RecordTable } from '../../ui/table/RecordTable';
import type { RememberedLoad } from './loading/loadMemory';
import { LoadOwner } from './LoadOwner';

interface UnfinishedLoadsProps {
  loads: readonly RememberedLoad[];
  onResume: (load: RememberedLoad) => void;
  onDiscard: (load: RememberedLoad) => void;
}

const doneRows = ({ chunks }: RememberedLoad): number =>
  Object.values(chunks).reduce(
    (sum, { created, updated, unchanged, failed }) => sum + created + updated + unchanged + failed.length,
    0,
  );

/** Loads that were interrupted by a reload, a crash or the end of a session, and can be continued. */
export function UnfinishedLoads({ loads, onResume, onDiscard }: UnfinishedLoadsProps) {
  return (
    <RecordTable<RememberedLoad>
      label="Unfinished loads"
      rows={loads}
      rowKey={({ loadId }) => loadId}
      name={(load) => (
        <>
          <strong className="mq-ellipsis">{load.name}</strong>
          <div className="mq-two">
            {load.started
              ? `${doneRows(load).toLocaleString('en-US')} of ${load.rows.toLocaleString('en-US')} rows are loaded`
              : `${load.rows.toLocaleString('en-US')} rows, not loaded yet`}
            &nbsp;· <RelativeDate date={load.startedAt} inline />
            {load.started && <LoadOwner boardOwner={load.boardOwner} team={load.team} />}
          </div>
        </>
      )}
      cells={[
        (load) => (
          <Button type="primary" size="small" aria-label={`Continue ${load.name}`} onClick={() => onResume(load)}>
            Continue
          </Button>
        ),
        (load) => (
          <Button size="small" aria-label={`Discard ${load.name}`} onClick={() => onDiscard(load)}>
            Discard
          </Button>
        ),
      ]}
    />
  );
}
