import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { categoryTexts } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useEverywhereDisabledReason, usePermission } from '../../session/permissions';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { CreateButton } from '../../ui/display/CreateButton';
import { PageTitle } from '../../ui/display/PageTitle';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { describeFilters } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { listMessages, nounMessages } from '../../ui/ui.messages';
import { AddRuleDialog } from './AddRuleDialog';
import { foldedRules } from './foldedRules';
import { kindNames, ruleMessages } from './placement.messages';
import { useListPlacementRulesQuery } from './placementRules.api';
import { ruleCard, ruleColumns } from './ruleColumns';
import { RuleDrawer } from './RuleDrawer';
import { ruleFilters, RuleFilters } from './RuleFilters';
import { useRule } from './useRule';
import { useRuleGroups } from './useRuleGroups';
import './placement.css';

const defaults = { pageSize: 100, sortID: 'kind', sortDesc: false, sortIDs: ['kind'] } as const;
const noRules: readonly PlacementRule[] = [];
const closed: ReadonlySet<string> = new Set();
const nameOf = ({ name }: PlacementRule): string => name;

/** `/rules`: which boards, media owners and venue types refuse what. */
export function PlacementRulesPage() {
  const search = useTableSearch<'kind', typeof ruleFilters>('', defaults, ruleFilters);
  const query = useListPlacementRulesQuery({ query: search.query });
  const { data } = query;
  const [shownId, show] = useAddressParam('rule');
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<PlacementRule>();
  const [showsAll, setShowsAll] = useState(false);
  const mayEdit = usePermission('inventory') !== 'never';
  const disabledReason = useEverywhereDisabledReason('inventory');
  const open = useCallback(
    (rule: PlacementRule) => {
      setOpened(rule);
      show(rule._id);
    },
    [show],
  );
  const edit = useMemo(() => ({ onEdit: mayEdit ? open : undefined, disabledReason }), [mayEdit, open, disabledReason]);
  const columns = useMemo(() => ruleColumns(edit), [edit]);
  const rules = data?.rules ?? noRules;
  // Folded rows would change the total from page to page.
  const showsEach = showsAll || search.filtered || rules.length !== data?.totalRules;
  const folded = useMemo(() => (showsEach ? closed : foldedRules(rules)), [showsEach, rules]);
  const rows = useMemo(() => rules.filter(({ _id }) => !folded.has(_id)), [rules, folded]);
  const groups = useRuleGroups(data?.counts, rows);
  const list = listOf(search, query, {
    rows,
    total: data && data.totalRules - folded.size,
    filterText: describeFilters(search.filters, {
      search: listMessages.searched,
      category: (category) => categoryTexts[category].label,
      kind: (kind) => kindNames[kind],
      keepsOff: (isOn) => (isOn ? ruleMessages.keepsOff : ''),
    }),
    quietRefetch: true,
  });
  const canEdit = mayEdit && disabledReason === undefined;
  const { found, isGone } = useRule(shownId, rules);
  const shown = found ?? (opened?._id === shownId ? opened : undefined);
  const close = () => {
    setOpened(undefined);
    show(null);
  };
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
          folded.size > 0 && (
            <span className="mq-count">
              {ruleMessages.folded(folded.size)}{' '}
              <Button type="link" size="small" onClick={() => setShowsAll(true)}>
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
          onChoose={(rule) => {
            setAdding(false);
            open(rule);
          }}
        />
      )}
      {canEdit && shown && <RuleDrawer key={shown._id} rule={shown} isGone={isGone} onClose={close} />}
    </div>
  );
}
