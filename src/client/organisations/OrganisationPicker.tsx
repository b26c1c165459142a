import { Form, Select } from 'antd';
import { memo, useId, useState } from 'react';
import { useExtension } from '../api/product.api';
import { useMe } from '../session/me.api';
import { selectionMessages } from './organisations.messages';
import { nounMessages } from '../ui/ui.messages';
import { useDebounced } from '../ui/form/useDebounced';
import { useListMyTeamsQuery } from './myTeams.api';
import { firstOrganisations, useGetOrganisationQuery, useListOrganisationsQuery } from './organisations.api';
import { useChooseOrganisation } from './useChooseOrganisation';
import { useSelection } from './selection';

const nobody: readonly string[] = [];
const all = 'all';

interface Choice {
  value: string;
  label: string;
}

/** Selects the organisation that scopes lists: the user's own first, others by search, or all organisations. */
export function OrganisationPicker() {
  const { orgID } = useSelection();
  return <Picker orgID={orgID} onChoose={useChooseOrganisation()} />;
}

interface PickerProps {
  orgID: string | undefined;
  onChoose: (orgID: string | undefined) => void;
}

/** Memoised: another page or order of a list does not render it again. */
const Picker = memo(function Picker({ orgID, onChoose }: PickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { mine, others, searching } = useChoices(useDebounced(typed.trim(), 250));
  const { data: current } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  const known = [...mine, ...others];
  const missing: Choice[] =
    orgID === undefined || known.some(({ value }) => value === orgID)
      ? []
      : [{ value: orgID, label: current?.org.orgName ?? '…' }];

  return (
    <Form.Item layout="vertical" className="mq-org-field" htmlFor={id} label={nounMessages.organisation}>
      <Select<string | null>
        id={id}
        className="mq-org-select"
        value={orgID ?? all}
        showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
        loading={searching}
        onOpenChange={(open) => {
          if (!open) setTyped('');
        }}
        onChange={(value) => onChoose(value === all || value === null ? undefined : value)}
        options={[
          { value: all, label: selectionMessages.allOrganisations },
          ...group(selectionMessages.yourOrganisations, mine),
          ...group(selectionMessages.otherOrganisations, [...others, ...missing]),
        ]}
      />
    </Form.Item>
  );
});

const group = (label: string, options: Choice[]) => (options.length === 0 ? [] : [{ label, title: label, options }]);

function useChoices(search: string): { mine: Choice[]; others: Choice[]; searching: boolean } {
  const { me } = useMe();
  const canList = useExtension('organisations');
  const { data: teams = [] } = useListMyTeamsQuery(me?.teams ?? nobody, { skip: me === undefined });
  const found = useListOrganisationsQuery(
    search === '' ? firstOrganisations : { query: { ...firstOrganisations.query, search } },
    { skip: !canList },
  );
  const mine = [
    ...new Map(
      teams.map(({ organisation }) => [organisation._id, { value: organisation._id, label: organisation.orgName }]),
    ).values(),
  ];
  const own = new Set(mine.map(({ value }) => value));
  const others = (found.data?.organisations ?? [])
    .filter(({ _id }) => !own.has(_id))
    .map(({ _id, orgName }) => ({ value: _id, label: orgName }));
  return { mine, others, searching: found.isFetching };
}
