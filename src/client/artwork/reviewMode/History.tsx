import { Skeleton, Timeline } from 'antd';
import type { FileEvent } from '#contract/artwork';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { Initials } from '../../ui/display/Initials';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { useGetFileHistoryQuery } from '../artwork.api';

const deeds: Readonly<Record<string, string>> = {
  uploaded: 'uploaded it',
  approved: 'approved it',
  disapproved: 'disapproved it',
  commented: 'commented on it',
  categorised: 'said what is on it',
  read: 'marked it as read',
  unread: 'marked it as unread',
  undone: 'undid the decision',
  deleted: 'deleted it',
};

/** 'disapproved it', 'SSP submission: queued → failed' */
export function historyText({ kind, from, to }: Pick<FileEvent, 'kind' | 'from' | 'to'>): string {
  const deed = deeds[kind];
  if (deed !== undefined) return deed;
  const change = [from, to].filter(Boolean).join(' → ');
  if (kind === 'withdrawal') return `Withdrawal: ${change}`;
  return kind === 'submission' ? `SSP submission: ${change}` : [kind, change].filter(Boolean).join(': ');
}

/** Who decided what, when and why, newest first. */
export function HistoryList({ events }: { events: readonly FileEvent[] }) {
  if (events.length === 0) return <p className="mq-tone-neutral">Nothing has happened to it yet.</p>;
  return (
    <Timeline
      style={{ marginTop: 6, paddingLeft: 7 }}
      styles={{ itemContent: { fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' } }}
      items={events.map((event, index) => ({
        key: index,
        icon: <Initials name={event.by} size={24} />,
        content: (
          <>
            <span>
              <strong>{event.by}</strong> {historyText(event)}
            </span>
            {event.comment && <div className="mq-tone-neutral">“{event.comment}”</div>}
            {event.checks && event.checks.length > 0 && (
              <span className="mq-two">At the time: {event.checks.join('; ')}</span>
            )}
            <span className="mq-two">
              <RelativeDate date={event.at} inline />
            </span>
          </>
        ),
      }))}
    />
  );
}

/** Who decided what, when and why, and the submission attempts; newest first. */
export function History({ fileId }: { fileId: string }) {
  const query = useGetFileHistoryQuery({ params: { id: fileId } });
  return (
    <section>
      <h3>History</h3>
      <QueryPending inline what="The history" query={query}>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </QueryPending>
      {query.currentData && <HistoryList events={query.currentData.events} />}
    </section>
  );
}
