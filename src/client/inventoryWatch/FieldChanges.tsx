import { LockOutlined, RightOutlined } from '@ant-design/icons';
import { Checkbox, Flex, Tag } from 'antd';
import type { ImportField } from '#contract/imports';
import type { FieldDifference, InventoryDifference } from '#contract/inventoryWatch';
import { formatDateAgo } from '../ui/format/moment';
import { DatedText } from '../ui/format/RelativeDate';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { fieldNames, inventoryMessages } from './inventoryWatch.messages';

const shown = (value: unknown): string =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)
    ? inventoryMessages.empty
    : Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : JSON.stringify(value);

interface FieldChangesProps {
  difference: InventoryDifference;
  chosen: ReadonlySet<ImportField>;
  onChange: ((fields: ReadonlySet<ImportField>) => void) | undefined;
}

/** Each differing field with a tick box; fields that a person edited here are marked 'Ours' and not ticked. */
export function FieldChanges({ difference, chosen, onChange }: FieldChangesProps) {
  const tick = (field: ImportField, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(field);
    else next.delete(field);
    onChange?.(next);
  };
  return (
    <Flex component="ul" vertical gap={4} className="mq-field-changes">
      {difference.fields.map((change) => (
        <li key={change.field}>
          <Checkbox
            checked={chosen.has(change.field)}
            disabled={onChange === undefined}
            aria-label={inventoryMessages.take(fieldNames[change.field], difference.name)}
            onChange={({ target }) => tick(change.field, target.checked)}
          />
          <span className="mq-tone-neutral">{fieldNames[change.field]}</span>
          <span className="mq-field-values">
            <Values change={change} />
          </span>
        </li>
      ))}
    </Flex>
  );
}

function Values({ change: { from, to, ours } }: { change: FieldDifference }) {
  if (ours === null)
    return (
      <>
        <del className="mq-tone-error">{shown(from)}</del> <RightOutlined aria-hidden />{' '}
        <VisuallyHidden>→</VisuallyHidden> <ins>{shown(to)}</ins>
      </>
    );
  return (
    <>
      <b>{shown(from)}</b>{' '}
      <Tag color="blue" icon={<LockOutlined aria-hidden />}>
        {inventoryMessages.ours}
      </Tag>
      <span className="mq-two">
        <DatedText date={ours.at}>
          {inventoryMessages.oursNote(shown(to), ours.by, formatDateAgo(ours.at), ours.undid === true)}
        </DatedText>
      </span>
    </>
  );
}
