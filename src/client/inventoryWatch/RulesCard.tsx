import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Table } from 'antd';
import { useState } from 'react';
import type { InventoryRule } from '#contract/inventoryRules';
import { usePermission, type Allowance } from '../session/permissions';
import { StatusLabel } from '../ui/display/StatusLabel';
import { ReasonButton, WithReason } from '../ui/display/WithReason';
import { stateMessages } from '../ui/ui.messages';
import { formatDateAgo } from '../ui/format/moment';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { DatedText } from '../ui/format/RelativeDate';
import { LabelledSwitch } from '../ui/form/LabelledSwitch';
import { inventoryMessages } from './inventoryWatch.messages';
import { useListInventoryRulesQuery } from './inventoryRules.api';
import { RuleDialog } from './RuleDialog';
import type { RuleActs } from './useRuleActs';

/** The rules that always accept, keep or ignore, and how often each was applied. */
export function RulesCard({ publishers, acts }: { publishers: readonly string[]; acts: RuleActs }) {
  const query = useListInventoryRulesQuery({});
  const { data, isLoading } = query;
  const allowance = usePermission('inventory', null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mq-card" aria-label={inventoryMessages.rules}>
      <header className="mq-card-head">
        <h2>{inventoryMessages.rules}</h2>
        {data && <span className="mq-count">{data.rules.length}</span>}
        <div className="mq-end">
          {allowance !== 'never' && (
            <ReasonButton
              reason={ruleDisabledReason(allowance)}
              size="small"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {inventoryMessages.addRule}
            </ReasonButton>
          )}
        </div>
      </header>
      {query.error && !data ? (
        <QueryPending inline what={inventoryMessages.rules} query={query} />
      ) : (
        <Table<InventoryRule>
          size="small"
          showHeader={false}
          aria-label={inventoryMessages.rules}
          loading={isLoading}
          rowKey="_id"
          dataSource={data?.rules ?? []}
          locale={{ emptyText: inventoryMessages.noRules }}
          pagination={false}
          columns={[
            {
              key: 'rule',
              render: (_, rule) => (
                <>
                  <b>{inventoryMessages.ruleOf(rule)}</b>
                  <span className="mq-two">
                    {rule.action === 'take' ? (
                      <DatedText date={rule.at}>{inventoryMessages.ruleScope(rule, formatDateAgo(rule.at))}</DatedText>
                    ) : (
                      inventoryMessages.ruleScope(rule, '')
                    )}
                  </span>
                </>
              ),
            },
            {
              key: 'switch',
              align: 'right',
              render: (_, rule) => <RuleSwitch rule={rule} allowance={allowance} acts={acts} />,
            },
          ]}
        />
      )}
      {isOpen && <RuleDialog publishers={publishers} onAdded={acts.onAdded} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Rules apply to the boards of all organisations. */
const ruleDisabledReason = (allowance: Allowance): string | undefined =>
  allowance === 'elsewhere' ? stateMessages.onlyEverywhere : undefined;

interface RuleSwitchProps {
  rule: InventoryRule;
  allowance: Allowance;
  acts: RuleActs;
}

function RuleSwitch({ rule, allowance, acts }: RuleSwitchProps) {
  const [isTurning, setTurning] = useState(false);
  const name = inventoryMessages.ruleOf(rule);
  if (allowance === 'never')
    return (
      <StatusLabel status={rule.isOn ? 'on' : 'off'}>
        {rule.isOn ? inventoryMessages.on : inventoryMessages.off}
      </StatusLabel>
    );
  return (
    <Flex component="span" wrap gap={6} align="center" justify="flex-end" className="mq-difference-acts">
      <WithReason reason={ruleDisabledReason(allowance)}>
        <LabelledSwitch
          label={name}
          checked={rule.isOn}
          on={inventoryMessages.on}
          off={inventoryMessages.off}
          disabled={allowance !== 'yes'}
          loading={isTurning}
          onChange={(isOn) => {
            setTurning(true);
            void acts.turn(rule, isOn).finally(() => setTurning(false));
          }}
        />
        <Button
          type="text"
          size="small"
          disabled={allowance !== 'yes'}
          aria-label={inventoryMessages.actionOf(inventoryMessages.removeRule, name)}
          onClick={() => void acts.remove(rule)}
        >
          {inventoryMessages.removeRule}
        </Button>
      </WithReason>
    </Flex>
  );
}
