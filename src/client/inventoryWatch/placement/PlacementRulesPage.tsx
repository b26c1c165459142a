import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { categoryTexts } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useEverywhereDisabledReason, usePermission } from '../../session/permissions';
import { CreateButton } from '../../ui/display/CreateButton';
import { PageTitle } from '../../ui/display/PageTitle';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { describeFilters } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { listMessages, nounMessages } from '../../ui/ui.messages';
import { AddRuleDialog } from './AddRuleDialog';
import { useFoldedRules } from './useFoldedRules';
import { kindNames, ruleMessages } from './placement.messages';
import { useListPlacementRulesQuery } from '../../boards/form/placementRules.api';
import { ruleCard, ruleColumns } from './ruleColumns';
import { RuleDrawer } from './RuleDrawer';
import { ruleFilters, RuleFilters } from './RuleFilters';
import { useOpenRule } from './useOpenRule';
import { useRuleGroups } from './useRuleGroups';
import './placement.css';

const defaults = { pageSize: 100, sortID: 'kind', sortDesc: false, sortIDs: ['kind'] } as const;
const noRules: readonly PlacementRule[] = [];
const nameOf = ({ name }: PlacementRule): string => name;

/** `/rules`: which boards, media owners and venue types refuse what. */
export function PlacementRulesPage() {
  const search = useTableSearch<'kind', typeof ruleFilters>('', defaults, ruleFilters);
  const query = useListPlacementRulesQuery({ query: search.query });
  const { data } = query;
  const rules = data?.rules ?? noRules;
  const { rule, isGone, open, close } = useOpenRule(rules);
  const [isAdding, setAdding] = useState(false);
  const mayEdit = usePermission('inventory') !== 'never';
  const disabledReason = useEverywhereDisabledReason('inventory');
  const edit = useMemo(() => ({ onEdit: mayEdit ? open : undefined, disabledReason }), [mayEdit, open, disabledReason]);
  const columns = useMemo(() => ruleColumns(edit), [edit]);
  // Folded rows would change the total from page to page.
  const mayFold = !search.filtered && rules.length === data?.totalRules;
  const { rows, folded, unfold } = useFoldedRules(rules, mayFold);
  const groups = useRuleGroups(data?.counts, rows);
  const list = listOf(search, query, {
    rows,
    total: data && data.totalRules - folded,
    filterText: describeFilters(search.filters, {
      search: listMessages.searched,
      category: (category) => categoryTexts[category].label,
      kind: (kind) => kindNames[kind],
      keepsOff: (isOn) => (isOn ? ruleMessages.keepsOff : ''),
    }),
    quietRefetch: true,
  });
  const canEdit = mayEdit && disabledReason === undefined;
  return (
    <div className="mq-page mq-long-subtitle">
      <PageTitle
        windowTitle={nounMessages.placementRules}
        subtitle={ruleMessages.subtitle}
        actions={
          mayEdit && (
            <CreateButton
              id="rules.add"
              label={ruleMessages.add}
              group={nounMessages.placementRules}
              reason={disabledReason}
              onClick={() => setAdding(true)}
            />
          )
        }
      >
        {nounMessages.placementRules}
      </PageTitle>
      <PagedTable<PlacementRule>
        label={nounMessages.placementRules}
        name="rules"
        list={list}
        columns={columns}
        row={{ name: nameOf, card: (rule) => ruleCard(rule, edit) }}
        groups={groups}
        empty={{ text: ruleMessages.empty }}
        filters={<RuleFilters filters={search.filters} onChange={search.setFilters} />}
        extra={
          folded > 0 && (
            <span className="mq-count">
              {ruleMessages.folded(folded)}{' '}
              <Button type="link" size="small" onClick={unfold}>
                {ruleMessages.showAll(data?.totalRules ?? 0)}
              </Button>
            </span>
          )
        }
        minWidth={860}
      />
      {isAdding && (
        <AddRuleDialog
          onClose={() => setAdding(false)}
          onChoose={(chosen) => {
            setAdding(false);
            open(chosen);
          }}
        />
      )}
      {canEdit && rule && <RuleDrawer key={rule._id} rule={rule} isGone={isGone} onClose={close} />}
    </div>
  );
}
