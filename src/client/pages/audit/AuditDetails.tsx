import { RightOutlined } from '@ant-design/icons';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/product';
import { CopyId } from '../../ui/display/CopyId';
import { auditMessages } from './audit.messages';
import { describeDetail, shownChange } from './auditChanges';
import './audit.css';

/** An expanded row of the log: old and new values, and the ids of all records in the entry. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { byID, subjectID, requestID, action, at, detail } = entry;
  const id = (value: string, of: string) => <CopyId id={value} of={`${of}, ${action}, ${at}`} />;
  const changes = (entry.changes ?? []).map(shownChange);
  return (
    <div className="mq-audit-details">
      <Pairs
        of={
          changes.length === 0
            ? [[auditMessages.detail, detail === '' ? auditMessages.noDetail : describeDetail(entry)]]
            : changes.map(({ label, from, to }) => [
                label,
                <span key={label} className="mq-audit-change">
                  <del className="mq-tone-error">{from}</del> <RightOutlined aria-hidden />{' '}
                  <ins className="mq-tone-success">{to}</ins>
                </span>,
              ])
        }
      />
      <Pairs
        of={[
          [auditMessages.account, typeof byID === 'string' ? id(byID, auditMessages.account) : '–'],
          [auditMessages.subject, subjectID === '' ? '–' : id(subjectID, auditMessages.subject)],
          [auditMessages.requestID, <Code key="request" text={requestID} />],
          [auditMessages.program, <Code key="kind" text={action} />],
        ]}
      />
    </div>
  );
}

function Pairs({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  const items = of.map(([label, children]) => ({ key: label, label, children }));
  return <Descriptions size="small" colon={false} column={1} items={items} />;
}

/** A text of the program; a dash if there is none. */
export const Code = ({ text }: { text: string | undefined }) => (
  <code translate="no" className="mq-mono">
    {text === undefined || text === '' ? '–' : text}
  </code>
);
