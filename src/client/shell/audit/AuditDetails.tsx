import { RightOutlined } from '@ant-design/icons';
import { Descriptions } from 'antd';
import type { AuditEntry } from '#contract/product';
import { CopyId } from '../../ui/display/CopyId';
import { auditMessages } from '../shell.messages';
import './audit.css';

/** An open row of the log: old and new values, and the ids of all that the entry names. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { byID, subjectID, requestID, action, at, detail } = entry;
  const of = `${action}, ${at}`;
  return (
    <Descriptions
      className="mq-audit-details"
      size="small"
      colon={false}
      column={{ xs: 1, md: 2 }}
      items={[
        {
          key: 'detail',
          label: auditMessages.detail,
          children: detail === '' ? auditMessages.noDetail : <Changes detail={detail} />,
        },
        {
          key: 'account',
          label: auditMessages.account,
          children: typeof byID === 'string' ? <CopyId id={byID} of={`${auditMessages.account}, ${of}`} /> : '–',
        },
        { key: 'kind', label: auditMessages.program, children: <code className="mq-mono">{action}</code> },
        {
          key: 'record',
          label: auditMessages.recordID,
          children: subjectID === '' ? '–' : <CopyId id={subjectID} of={`${auditMessages.subject}, ${of}`} />,
        },
        {
          key: 'request',
          label: auditMessages.requestID,
          children: <code className="mq-mono">{requestID === '' ? '–' : requestID}</code>,
        },
      ]}
    />
  );
}

/** 'email a -> b, teams': each part on its line, an old value struck through, its new one after it. */
function Changes({ detail }: { detail: string }) {
  return (
    <div className="mq-audit-changes">
      {detail.split(/, (?=[^,]* -> )/).map((part) => {
        const [, before, after] = /^(.*?) -> (.*)$/.exec(part) ?? [];
        if (before === undefined || after === undefined) return <div key={part}>{part}</div>;
        return (
          <div key={part}>
            <del className="mq-tone-error">{before}</del> <RightOutlined aria-hidden />{' '}
            <ins className="mq-tone-success">{after}</ins>
          </div>
        );
      })}
    </div>
  );
}
