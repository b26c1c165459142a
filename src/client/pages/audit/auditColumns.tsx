import { QuestionCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/product';
import { searchWith, useSelectionSearch } from '../../organisations/selection';
import { Clip } from '../../ui/display/Clip';
import { Initials } from '../../ui/display/Initials';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { auditMessages } from './audit.messages';
import { changesInShort, describeDetail } from './auditChanges';
import { Code } from './AuditDetails';
import { AuditKind } from './AuditKind';
import { recordLabel, recordLink } from './auditKinds';
import './audit.css';

/** `withAddress`: for who sees where others signed in. */
export const auditColumns = (withAddress: boolean): PagedColumn<AuditEntry>[] => [
  {
    id: 'at',
    title: auditMessages.when,
    sortID: 'at',
    width: 168,
    skeleton: 'two',
    render: ({ at }) => <RelativeDate date={at} withTime />,
  },
  {
    id: 'by',
    title: auditMessages.who,
    width: 220,
    skeleton: 'two',
    render: (entry) => <Person entry={entry} />,
  },
  {
    id: 'action',
    title: auditMessages.what,
    width: 180,
    render: ({ action }) => <AuditKind action={action} />,
  },
  { id: 'subject', title: auditMessages.subject, skeleton: 'two', render: (entry) => <Subject entry={entry} /> },
  ...(withAddress ? [addressColumn] : []),
];

const addressColumn: PagedColumn<AuditEntry> = {
  id: 'address',
  title: auditMessages.from,
  width: 130,
  render: ({ address }) => <Code text={address} />,
};

/** The name at that time above the current e-mail. */
function Person({ entry: { by, byEmail, action } }: { entry: AuditEntry }) {
  const isUnknown = by === '';
  return (
    <Flex component="span" className="mq-audit-person" gap={8} align="center">
      {isUnknown ? (
        <QuestionCircleOutlined aria-hidden className="mq-audit-unknown" />
      ) : (
        <Initials name={by} size={24} />
      )}
      <span>
        <Clip>{isUnknown && action === 'session.refuse' ? auditMessages.nobodyKnown : by || '–'}</Clip>
        {typeof byEmail === 'string' && byEmail !== by && (
          <span className="mq-two">
            <Clip>{byEmail}</Clip>
          </span>
        )}
      </span>
    </Flex>
  );
}

/** The record's current name as a link, above the details of the act. `isWhole`: both however long they are. */
function Subject({ entry, isWhole = false }: { entry: AuditEntry; isWhole?: boolean }) {
  const { subject, recordName } = entry;
  // The load of a rule has the name of the rule's field.
  const name = typeof recordName === 'string' ? describeDetail({ subject, detail: recordName }) : recordLabel(subject);
  const detail = changesInShort(entry.changes ?? []) || withoutName(entry);
  const link = useRecordLink(entry);
  const shown = link === undefined ? name : <Link to={link}>{name}</Link>;
  return (
    <>
      {isWhole ? <span translate="no">{shown}</span> : <Clip tip={name}>{shown}</Clip>}
      {detail !== '' && <div className="mq-two">{isWhole ? detail : <Clip isSentence>{detail}</Clip>}</div>}
    </>
  );
}

/** Shortens 'Harbour.csv: 12 created' below 'Harbour.csv' to '12 created'. */
const withoutName = ({ subject, recordName, detail }: AuditEntry): string => {
  const own =
    typeof recordName === 'string' && detail.startsWith(recordName) ? detail.slice(recordName.length) : detail;
  return describeDetail({ subject, detail: own.replace(/^[:,]? */, '') });
};

/** The link to an entry's record, with the current selection. */
function useRecordLink(entry: AuditEntry): { pathname: string; search: string } | undefined {
  const search = useSelectionSearch();
  const [pathname, own] = recordLink(entry)?.split('?') ?? [];
  if (pathname === undefined) return undefined;
  return { pathname, search: own === undefined ? search : searchWith(search, own) };
}

/** One act on a phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  return (
    <div className="mq-audit-card">
      <AuditKind action={entry.action} />
      <Subject entry={entry} isWhole />
      <Person entry={entry} />
      <div className="mq-two">
        <RelativeDate date={entry.at} inline withTime />
        {entry.address !== undefined && entry.address !== '' && ` · ${entry.address}`}
      </div>
    </div>
  );
}
