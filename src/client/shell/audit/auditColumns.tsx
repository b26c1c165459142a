import type { AuditEntry } from '#contract/product';
import { CopyId } from '../../ui/CopyId';
import { messages } from '../../ui/messages';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import './audit.css';

const words = messages.audit;

export const auditColumns: PagedColumn<AuditEntry>[] = [
  {
    id: 'at',
    title: words.when,
    sortID: 'at',
    width: 112,
    skeleton: 'two',
    render: ({ at }) => <RelativeDate date={at} />,
  },
  {
    id: 'by',
    title: words.who,
    width: 120,
    maxWidth: 200,
    render: ({ by }) => (
      <div className="mq-ellipsis" title={by}>
        {by}
      </div>
    ),
  },
  {
    id: 'action',
    title: words.what,
    width: 150,
    maxWidth: 200,
    render: ({ action }) => <code className="mq-mono">{action}</code>,
  },
  { id: 'detail', title: words.detail, render: (entry) => <Detail entry={entry} /> },
  { id: 'subject', title: words.subject, width: 170, skeleton: 'two', render: (entry) => <Subject entry={entry} /> },
  {
    id: 'address',
    title: words.from,
    width: 116,
    render: ({ address, requestID }) => <span title={words.request(requestID)}>{address === '' ? '–' : address}</span>,
  },
];

const Detail = ({ entry: { detail } }: { entry: AuditEntry }) =>
  detail === '' ? <>–</> : <span className="mq-audit-detail">{detail}</span>;

function Subject({ entry: { subject, subjectID, action, at } }: { entry: AuditEntry }) {
  return (
    <>
      <div>{subject}</div>
      {subjectID !== '' && <CopyId id={subjectID} of={`${subject}, ${action}, ${at}`} />}
    </>
  );
}

/** One act on a phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  return (
    <div className="mq-audit-card">
      <div>
        <strong>{entry.by}</strong> <code className="mq-mono">{entry.action}</code>
      </div>
      <Detail entry={entry} />
      <div className="mq-two">
        <RelativeDate date={entry.at} inline />
        {entry.address !== '' && ` · ${entry.address}`}
      </div>
    </div>
  );
}
