import { RightOutlined } from '@ant-design/icons';
import { Descriptions } from 'antd';
import type { AuditEntry } from '#contract/product';
import { CopyId } from '../../ui/display/CopyId';
import { auditMessages } from '../shell.messages';
import { detailInWords, shownChange } from './auditChanges';
import './audit.css';

/** An expanded row of the log: old and new values, and the ids of all records in the entry. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { byID, subjectID, requestID, action, at, detail } = entry;
  const of = `${action}, ${at}`;
  const changes = (entry.changes ?? []).map(shownChange);
  return (
    <div className="mq-audit-details">
      <Descriptions
        size="small"
        colon={false}
        column={1}
        items={
          changes.length === 0
            ? [
                {
                  key: 'detail',
                  label: auditMessages.detail,
                  children: detail === '' ? auditMessages.noDetail : detailInWords(entry),
                },
              ]
            : changes.map((change) => ({
                key: change.label,
                label: change.label,
                children: (
                  <span className="mq-audit-change">
                    <del className="mq-tone-error">{change.from}</del> <RightOutlined aria-hidden />{' '}
                    <ins className="mq-tone-success">{change.to}</ins>
                  </span>
                ),
              }))
        }
      />
      <Descriptions
        size="small"
        colon={false}
        column={1}
        items={[
          {
            key: 'account',
            label: auditMessages.account,
            children: typeof byID === 'string' ? <CopyId id={byID} of={`${auditMessages.account}, ${of}`} /> : '–',
          },
          {
            key: 'record',
            label: auditMessages.subject,
            children: subjectID === '' ? '–' : <CopyId id={subjectID} of={`${auditMessages.subject}, ${of}`} />,
          },
          {
            key: 'request',
            label: auditMessages.requestID,
            children: (
              <code translate="no" className="mq-mono">
                {requestID === '' ? '–' : requestID}
              </code>
            ),
          },
          {
            key: 'kind',
            label: auditMessages.program,
            children: (
              <code translate="no" className="mq-mono">
                {action}
              </code>
            ),
          },
        ]}
      />
    </div>
  );
}
