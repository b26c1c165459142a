import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { counted, grouped } from '../../ui/format/grouped';
import { IssueText } from './CsvRowDetails';
import { labelOf } from './columns/csvColumns';
import type { FixedGroup, IssueGroup } from './sheet/sheetSummary';

interface CsvFoundProps {
  label: string;
  groups: readonly IssueGroup[];
  /** The group that filters the rows. */
  chosen: string | null;
  onChoose: (group: string | null) => void;
  /** undefined: nothing can be changed any more. */
  onFix: ((group: string) => void) | undefined;
}

/** All that was found, grouped by what is wrong: the count shows the rows, the button fixes them all. */
export function CsvFound({ label, groups, chosen, onChoose, onFix }: CsvFoundProps) {
  const id = useId();
  return (
    <ul className="mq-csv-found" aria-label={label}>
      {groups.map((group, index) => (
        <li key={group.group}>
          {group.level === 'error' ? (
            <CloseCircleOutlined className="mq-tone-error" aria-label="Error" />
          ) : (
            <WarningOutlined className="mq-tone-warning" aria-label="Warning" />
          )}
          <Button
            type="link"
            size="small"
            aria-pressed={chosen === group.group}
            aria-describedby={`${id}${String(index)}`}
            onClick={() => onChoose(chosen === group.group ? null : group.group)}
          >
            {counted(group.count, 'row')}
          </Button>
          <span id={`${id}${String(index)}`} className="mq-csv-message">
            <IssueText issue={group} />
          </span>
          {onFix && <GroupFix group={group} describedBy={`${id}${String(index)}`} onFix={onFix} />}
        </li>
      ))}
    </ul>
  );
}

interface CsvFixedProps {
  label: string;
  groups: readonly FixedGroup[];
  onUndo: (group: string) => void;
}

/** What was fixed for all rows alike, and can be taken back. */
export function CsvFixed({ label, groups, onUndo }: CsvFixedProps) {
  const id = useId();
  return (
    <ul className="mq-csv-found" aria-label={label}>
      {groups.map(({ group, fields, fix, count }, index) => (
        <li key={group}>
          <CheckCircleOutlined className="mq-tone-success" aria-label="Fixed" />
          <span className="mq-two">{counted(count, 'row')}</span>
          <span id={`${id}${String(index)}`} className="mq-csv-message">
            <strong>{fields.map(labelOf).join(', ')}:</strong> {fix}
          </span>
          <Button type="link" size="small" aria-describedby={`${id}${String(index)}`} onClick={() => onUndo(group)}>
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface GroupFixProps {
  group: IssueGroup;
  describedBy: string;
  onFix: (group: string) => void;
}

function GroupFix({ group: { group, fields, count, fix }, describedBy, onFix }: GroupFixProps) {
  if (fix === null) return <span className="mq-two">{fields.length > 0 ? 'Type it in the row' : 'No fix'}</span>;
  return (
    <Button size="small" aria-describedby={describedBy} onClick={() => onFix(group)}>
      {count === 1 ? fix : `${fix} for all ${grouped(count)}`}
    </Button>
  );
}
