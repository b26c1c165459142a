import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { categoryNames, categoryTexts, ruleKinds, type RuleKind } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useEverywhereDisabledReason, usePermission } from '../../session/permissions.api';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { PageTitle } from '../../ui/display/PageTitle';
import { WithReason } from '../../ui/display/WithReason';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { groupsOf, type RowGrouping } from '../../ui/table/RowGroups';
import { choiceFilter, filtersInWords, flagFilter, textFilter } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { listMessages, nounMessages } from '../../ui/ui.messages';
import { AddRuleDialog } from './AddRuleDialog';
import { foldedRules } from './foldedRules';
import { kindNames, ruleMessages } from './placement.messages';
import { useListPlacementRulesQuery } from './placementRules.api';
import { ruleCard, ruleColumns } from './ruleColumns';
import { RuleDrawer } from './RuleDrawer';
import { RuleFilters } from './RuleFilters';
import './placement.css';

const defaults = { pageSize: 100, sortID: 'kind', sortDesc: false, sortIDs: ['kind'] } as const;
const shape = {
  search: textFilter,
  category: choiceFilter(categoryNames),
  kind: choiceFilter(ruleKinds),
  keepsOff: flagFilter,
};
const noRules: readonly PlacementRule[] = [];
const closed: ReadonlySet<string> = new Set();
const nameOf = ({ name }: PlacementRule): string => name;

/** `/rules`: which boards, media owners and venue types refuse what. */
export function PlacementRulesPage() {
  const search = useTableSearch<'kind', typeof shape>('', defaults, shape);
  const query = useListPlacementRulesQuery({ query: search.query });
  const { data } = query;
  const [shownId, show] = useAddressParam('rule');
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<PlacementRule>();
  const [showsAll, setShowsAll] = useState(false);
  const mayEdit = usePermission('inventory') !== 'never';
  const disabledReason = useEverywhereDisabledReason('inventory');
  const open = useCallback((rule: PlacementRule) => show(rule._id), [show]);
  const edit = useMemo(() => ({ onEdit: mayEdit ? open : undefined, disabledReason }), [mayEdit, open, disabledReason]);
  const columns = useMemo(() => ruleColumns(edit), [edit]);
  const rules = data?.rules ?? noRules;
  const folded = useMemo(() => (showsAll || search.filtered ? closed : foldedRules(rules)), [showsAll, search, rules]);
  const groups = useRuleGroups(data?.counts);
  const list = listOf(search, query, {
    rows: useMemo(() => rules.filter(({ _id }) => !folded.has(_id)), [rules, folded]),
    total: data && data.totalRules - folded.size,
    filterText: filtersInWords(search.filters, {
      search: listMessages.searched,
      category: (category) => categoryTexts[category].label,
      kind: (kind) => kindNames[kind],
      keepsOff: (isOn) => (isOn ? ruleMessages.keepsOff : ''),
    }),
    quietRefetch: true,
  });
  const canEdit = mayEdit && disabledReason === undefined;
  const linked = useRule(shownId, rules);
  const shown = canEdit ? (added ?? linked) : undefined;
  const close = () => {
    setAdded(undefined);
    show(null);
  };
  useShortcuts([
    {
      id: 'rules.add',
      keys: 'n',
      label: ruleMessages.add,
      group: nounMessages.placementRules,
      when: canEdit,
      run: () => setAdding(true),
    },
  ]);
  return (
    <div className="mq-page mq-long-subtitle">
      <PageTitle
        windowTitle={nounMessages.placementRules}
        subtitle={ruleMessages.subtitle}
        actions={
          mayEdit && (
            <WithReason reason={disabledReason}>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                disabled={!canEdit}
                onClick={() => setAdding(true)}
              >
                {ruleMessages.add}
              </Button>
            </WithReason>
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
            <span className="mq-rule-quiet">
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
            setAdded(rule);
          }}
        />
      )}
      {shown && <RuleDrawer key={shown._id} rule={shown} onClose={close} />}
    </div>
  );
}

/** The rule of an id (`board:…`): one of the list, or else one that its page or filters leave out. */
function useRule(id: string | null | undefined, rules: readonly PlacementRule[]): PlacementRule | undefined {
  const listed = rules.find(({ _id }) => _id === id);
  const [name = '', ...subject] = (id ?? '').split(':');
  const kind = ruleKinds.find((each) => each === name);
  const { currentData } = useListPlacementRulesQuery(
    { query: { kind, subject: subject.join(':') } },
    { skip: listed !== undefined || kind === undefined },
  );
  return listed ?? currentData?.rules.find(({ _id }) => _id === id);
}

/** The rules under the heading of their kind, with the number of each. */
function useRuleGroups(counts: Readonly<Record<RuleKind, number>> | undefined): RowGrouping<PlacementRule> {
  return useCallback(
    (rows) =>
      groupsOf(
        rows,
        ({ kind }) => kind,
        (_, [first]) =>
          first && (
            <>
              <strong>{ruleMessages.groups[first.kind]}</strong>{' '}
              <span className="mq-rule-quiet">
                {counts && ruleMessages.inGroup(counts[first.kind])}
                {first.kind === 'owner' && ` · ${ruleMessages.ownerHint}`}
              </span>
            </>
          ),
        closed,
      ),
    [counts],
  );
}
