import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useMay } from '../session/may.api';
import type { DifferenceActs } from './differenceColumns';
import { inventoryMessages } from './inventory.messages';
import { RuleDialog } from './RuleDialog';
import { ruleDraft } from './ruleDraft';

interface BulkDifferencesProps {
  /** Those of the ticked ones that are on this page. */
  ticked: readonly InventoryDifference[];
  chosenOf: DifferenceActs['chosenOf'];
  isIgnored: boolean;
  publishers: readonly string[];
  onAccept: () => void;
  onIgnore: () => void;
}

/** What can be done with the ticked differences. */
export function BulkDifferences({ ticked, chosenOf, isIgnored, publishers, onAccept, onIgnore }: BulkDifferencesProps) {
  const mayWriteRules = useMay('inventory', null) === 'yes';
  const [isMaking, setMaking] = useState(false);
  const kept = ticked.reduce(
    (sum, difference) =>
      sum + difference.fields.filter(({ field, ours }) => ours !== null && !chosenOf(difference).has(field)).length,
    0,
  );
  return (
    <>
      {kept > 0 && <span className="mq-two">{inventoryMessages.keptOurs(kept)}</span>}
      <Button size="small" onClick={onAccept}>
        {inventoryMessages.acceptSelected}
      </Button>
      <Button size="small" onClick={onIgnore}>
        {isIgnored ? inventoryMessages.noticeSelected : inventoryMessages.ignoreSelected}
      </Button>
      {mayWriteRules && (
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking(true)}>
          {inventoryMessages.makeRule}
        </Button>
      )}
      {isMaking && <RuleDialog publishers={publishers} draft={ruleDraft(ticked)} onClose={() => setMaking(false)} />}
    </>
  );
}
