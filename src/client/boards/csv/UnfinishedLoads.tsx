import { Button } from 'antd';
import type { BoardLoad } from '#contract/imports';
import { Clip } from '../../ui/display/Clip';
import { grouped } from '../../ui/format/grouped';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { RecordTable } from '../../ui/table/RecordTable';
import type { UnfinishedLoad } from './loading/loadMemory';
import { LoadOwner } from './LoadOwner';

interface UnfinishedLoadsProps {
  loads: readonly UnfinishedLoad[];
  /** The server's last loads: it has also stored chunks that were under way, whose replies were lost. */
  past?: readonly BoardLoad[] | undefined;
  onResume: (load: UnfinishedLoad) => void;
  onDiscard: (load: UnfinishedLoad) => void;
}

function doneRows({ chunks, loadId }: UnfinishedLoad, past: readonly BoardLoad[]): number {
  const answered = Object.values(chunks).reduce(
    (sum, { created, updated, unchanged, failed }) => sum + created + updated + unchanged + failed.length,
    0,
  );
  const stored = past.find(({ _id }) => _id === loadId);
  return Math.max(answered, stored ? stored.created + stored.updated + stored.unchanged + stored.failed : 0);
}

/** Loads that were interrupted by a reload, a crash or the end of a session, and can be continued. */
export function UnfinishedLoads({ loads, past = [], onResume, onDiscard }: UnfinishedLoadsProps) {
  return (
    <RecordTable<UnfinishedLoad>
      label="Unfinished loads"
      rows={loads}
      rowKey={({ loadId }) => loadId}
      name={(load) => (
        <>
          <strong>
            <Clip>{load.name}</Clip>
          </strong>
          <div className="mq-two">
            {load.started
              ? `${grouped(doneRows(load, past))} of ${grouped(load.rows)} rows are loaded`
              : `${grouped(load.rows)} rows, not loaded yet`}
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
