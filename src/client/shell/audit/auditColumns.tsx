import { Tooltip } from 'antd';
import type { AuditEntry } from '#contract/product';
import { Clip } from '../../ui/display/Clip';
import { CopyId } from '../../ui/display/CopyId';
import { auditMessages } from '../shell.messages';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { kindLabel } from './auditKinds';
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
    width: 150,
    maxWidth: 220,
    skeleton: 'two',
    render: (entry) => <Person entry={entry} />,
  },
  {
    id: 'action',
    title: auditMessages.what,
    width: 150,
    maxWidth: 200,
    skeleton: 'two',
    render: ({ action }) => <Kind action={action} />,
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
      <Tooltip title={auditMessages.request(requestID)}>
        <span>{address === '' ? '–' : address}</span>
      </Tooltip>
    ),
  },
];

/** The name at that time over the e-mail of today; the id of the account goes with it. */
function Person({ entry: { by, byID, byEmail, action, at } }: { entry: AuditEntry }) {
  return (
    <>
      <Clip>{by === '' ? auditMessages.nobodyKnown : by}</Clip>
      {typeof byEmail === 'string' && byEmail !== by && (
        <div className="mq-two">
          <Clip>{byEmail}</Clip>
        </div>
      )}
      {typeof byID === 'string' && <CopyId id={byID} of={`${by}, ${action}, ${at}`} />}
    </>
  );
}

/** In words, over the name that programs use. */
const Kind = ({ action }: { action: string }) => (
  <>
    <div className={action === 'session.refuse' ? 'mq-tone-error' : undefined}>{kindLabel(action)}</div>
    <code className="mq-mono mq-two">{action}</code>
  </>
);

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
