import type { AuditEntry } from '#contract/product';
import { CopyId } from '../../ui/CopyId';
import { auditMessages } from '../shell.messages';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import './audit.css';

export const auditColumns: PagedColumn<AuditEntry>[] = [
  {
    id: 'at',
    title: auditMessages.when,
    sortID: 'at',
    width: 112,
    skeleton: 'two',
    render: ({ at }) => <RelativeDate date={at} />,
  },
  {
    id: 'by',
    title: auditMessages.who,
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
    title: auditMessages.what,
    width: 150,
    maxWidth: 200,
    render: ({ action }) => <code className="mq-mono">{action}</code>,
  },
  { id: 'detail', title: auditMessages.detail, render: (entry) => <Detail entry={entry} /> },
  {
    id: 'subject',
    title: auditMessages.subject,
    width: 170,
    skeleton: 'two',
    render: (entry) => <Subject entry={entry} />,
  },
  {
    id: 'address',
    title: auditMessages.from,
    width: 116,
    render: ({ address, requestID }) => (
      <span title={auditMessages.request(requestID)}>{address === '' ? '–' : address}</span>
    ),
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
