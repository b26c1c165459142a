import { Button, Flex, Progress } from 'antd';
import type { CsvLoadContext, CsvLoadEvent } from './csvLoad.context';
import { grouped } from '../../ui/format/grouped';
import { useNow } from '../../ui/format/useNow';

interface CsvProgressProps {
  context: CsvLoadContext;
  paused: boolean;
  send: (event: CsvLoadEvent) => void;
}

/** The progress of the load: counts, rate, time left. Pause and cancel stop sending; rows that were loaded stay. */
export function CsvProgress({ context, paused, send }: CsvProgressProps) {
  const { counts, total, waiting, failure, stopping, began } = context;
  const now = useNow(500);
  const done = counts.created + counts.updated + counts.unchanged + counts.failed;
  const seconds = Math.max(0.5, (now - began) / 1000);
  const rate = done / seconds;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : null;
  return (
    <section tabIndex={-1} aria-label="Loading" className="mq-csv-progress">
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        status="normal"
        // The counts change several times a second, so every frame of the load would need layout and paint.
        styles={{ track: { transition: 'none' } }}
        aria-label="Rows loaded"
        aria-valuetext={`${grouped(done)} of ${grouped(total)}`}
      />
      <p role="status">
        {grouped(done)} of {grouped(total)}: {grouped(counts.created)} created, {grouped(counts.updated)} updated,{' '}
        {grouped(counts.unchanged)} unchanged, {grouped(counts.failed)} failed
        {!paused &&
          left !== null &&
          ` · ${grouped(Math.round(rate))} rows a second, about ${left < 90 ? `${String(left)} s` : `${String(Math.round(left / 60))} min`} left`}
      </p>
      {waiting !== null && failure && (
        <p className="mq-tone-warning">
          {failure.message} The next try is in {waiting} s.
        </p>
      )}
      {paused && failure && <p className="mq-tone-error">{failure.message}</p>}
      <Flex gap="small">
        {paused ? (
          <Button type="primary" onClick={() => send({ type: 'load.resume' })}>
            Resume
          </Button>
        ) : (
          <Button disabled={stopping !== null} onClick={() => send({ type: 'load.pause' })}>
            {stopping === 'pause' ? 'Pausing…' : 'Pause'}
          </Button>
        )}
        <Button danger disabled={stopping === 'cancel'} onClick={() => send({ type: 'load.cancel' })}>
          {stopping === 'cancel' ? 'Stopping…' : 'Cancel the load'}
        </Button>
      </Flex>
    </section>
  );
}
