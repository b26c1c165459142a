import { Form, Select, Skeleton, type SelectProps } from 'antd';
import { useId, useState } from 'react';
import { useExtension } from '../api/product.api';
import { selectionMessages } from './organisations.messages';
import { nounMessages } from '../ui/ui.messages';
import { useTypedSearch } from '../ui/form/useDebounced';
import { useMyTeams } from './teams.api';
import { firstOrganisations, useOrganisationName, useListOrganisationsQuery } from './organisations.api';
import { useChooseOrganisation } from './useChooseOrganisation';
import { useSelection } from './selection';
import { foldedSearch } from '../ui/form/foldedSearch';

const all = 'all';

interface Choice {
  value: string;
  label: string;
}

/** Selects the organisation that scopes lists: the user's own first, others by search, or all organisations. */
export function OrganisationPicker() {
  const { orgID, chosen } = useSelection();
  const choose = useChooseOrganisation();
  const id = useId();
  return (
    <Form.Item layout="vertical" className="mq-org-field" htmlFor={id} label={nounMessages.organisation}>
      {chosen ? (
        <OrganisationSelect
          id={id}
          className="mq-org-select"
          value={orgID}
          onChoose={choose}
          whenNone={selectionMessages.allOrganisations}
        />
      ) : (
        <Skeleton.Input block />
      )}
    </Form.Item>
  );
}

interface OrganisationSelectProps extends Pick<SelectProps, 'id' | 'className' | 'aria-label' | 'aria-describedby'> {
  value: string | undefined;
  onChoose: (orgID: string | undefined) => void;
  /** The label of the choice that selects none; there is no such choice without it. */
  whenNone?: string;
}

/** antd's Select of an organisation: the user's own first, others by search. */
export function OrganisationSelect({ value: orgID, onChoose, whenNone, ...select }: OrganisationSelectProps) {
  const [typed, setTyped] = useState('');
  const { mine, others, searching } = useChoices(useTypedSearch(typed));
  const name = useOrganisationName(orgID);
  const known = [...mine, ...others];
  const missing: Choice[] =
    orgID === undefined || known.some(({ value }) => value === orgID) ? [] : [{ value: orgID, label: name ?? '…' }];

  return (
    <Select<string | null>
      {...select}
      value={orgID ?? (whenNone === undefined ? null : all)}
      showSearch={{ ...foldedSearch, onSearch: setTyped }}
      loading={searching}
      onOpenChange={(open) => {
        if (!open) setTyped('');
      }}
      onChange={(value) => onChoose(value === all || value === null ? undefined : value)}
      options={[
        ...(whenNone === undefined ? [] : [{ value: all, label: whenNone }]),
        ...group(selectionMessages.yourOrganisations, mine),
        ...group(selectionMessages.otherOrganisations, [...others, ...missing]),
      ]}
    />
  );
}

const group = (label: string, options: Choice[]) => (options.length === 0 ? [] : [{ label, title: label, options }]);

function useChoices(search: string): { mine: Choice[]; others: Choice[]; searching: boolean } {
  const canList = useExtension('organisations');
  const { data: teams = [] } = useMyTeams();
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
