import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useEverywhereDisabledReason } from '../session/permissions';
import { ReasonButton } from '../ui/display/WithReason';
import type { DifferenceActs } from './differenceColumns';
import { inventoryMessages } from './inventoryWatch.messages';
import { RuleDialog } from './RuleDialog';
import { ruleDraft } from './ruleDraft';
import type { RuleActs } from './useRuleActs';

interface BulkDifferencesProps {
  /** The ticked differences on this page. */
  ticked: readonly InventoryDifference[];
  chosenOf: DifferenceActs['chosenOf'];
  isIgnored: boolean;
  publishers: readonly string[];
  onRuleAdded: RuleActs['onAdded'];
  onAccept: () => void;
  onIgnore: () => void;
}

/** The bulk actions on the ticked differences. */
export function BulkDifferences({ ticked, chosenOf, isIgnored, publishers, ...on }: BulkDifferencesProps) {
  const reason = useEverywhereDisabledReason('inventory');
  const [isMaking, setMaking] = useState(false);
  const kept = ticked.reduce(
    (sum, difference) =>
      sum + difference.fields.filter(({ field, ours }) => ours !== null && !chosenOf(difference).has(field)).length,
    0,
  );
  return (
    <>
      {kept > 0 && <span className="mq-two">{inventoryMessages.keptOurs(kept)}</span>}
      <Button size="small" onClick={on.onAccept}>
        {inventoryMessages.acceptSelected}
      </Button>
      <Button size="small" onClick={on.onIgnore}>
        {isIgnored ? inventoryMessages.noticeSelected : inventoryMessages.ignoreSelected}
      </Button>
      <ReasonButton reason={reason} size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking(true)}>
        {inventoryMessages.makeRule}
      </ReasonButton>
      {isMaking && (
        <RuleDialog
          publishers={publishers}
          draft={ruleDraft(ticked)}
          onAdded={on.onRuleAdded}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
