import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { categoryNames, ruleKinds, type Category, type RuleKind } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useBoardFacetsQuery, useCountRuleTouchesQuery, useListBoardsQuery } from '../../boards/boards.api';
import { boardName } from '../../boards/boards.messages';
import { OrganisationSelect } from '../../organisations/OrganisationPicker';
import { useOrganisationName } from '../../organisations/organisations.api';
import { Field } from '../../ui/form/Field';
import { foldedSearch } from '../../ui/form/foldedSearch';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useTypedSearch } from '../../ui/form/useDebounced';
import { useIsPhone } from '../../ui/theme/useMediaQuery';
import { kindNames, ruleMessages } from './placement.messages';
import { useLazyListPlacementRulesQuery } from '../../boards/form/placementRules.api';

interface AddRuleDialogProps {
  onClose: () => void;
  onChoose: (rule: PlacementRule) => void;
}

interface Subject {
  value: string;
  label: string;
  /** What holds for it now, if that is one thing: a new rule begins as this. */
  refuses?: readonly Category[];
}

/** Chooses for what a rule is made: the kind, then the record. If that has a rule, it is opened. */
export function AddRuleDialog({ onClose, onChoose }: AddRuleDialogProps) {
  const [kind, setKind] = useState<RuleKind>('board');
  const [subject, setSubject] = useState<Subject>();
  const [tried, setTried] = useState(false);
  const isPhone = useIsPhone();
  const ownerId = kind === 'owner' ? (subject?.value ?? '') : '';
  const owner = useOrganisationName(ownerId);
  const touches = useCountRuleTouchesQuery(
    { body: { kind: 'owner', subject: ownerId, refuses: [] } },
    { skip: ownerId === '' },
  );
  const ends = (ownerId !== '' && touches.currentData?.ends) || [];
  const [find, { isFetching }] = useLazyListPlacementRulesQuery();
  const submit = () => {
    setTried(true);
    if (!subject || isFetching || touches.isFetching) return;
    const { value, label } = subject;
    // The rule of an owner begins as those that it ends, so that it lifts nothing that nobody took out.
    const ended = categoryNames.filter((each) => ends.some((rule) => rule.refuses.includes(each)));
    const { refuses = ended } = subject;
    find({ query: { kind, subject: value } })
      .unwrap()
      .then(
        ({ rules }) => onChoose(rules[0] ?? newRule(kind, value, owner ?? label, refuses)),
        // The shell has shown the failure.
        () => undefined,
      );
  };
  return (
    <RecordDialog title={ruleMessages.add} label={ruleMessages.next} busy={false} onSubmit={submit} onClose={onClose}>
      <Field label={ruleMessages.chooseKind}>
        {({ id }) => (
          <Segmented<RuleKind>
            id={id}
            block
            vertical={isPhone}
            aria-label={ruleMessages.chooseKind}
            options={ruleKinds.map((value) => ({ value, label: kindNames[value] }))}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setSubject(undefined);
            }}
          />
        )}
      </Field>
      <Field
        label={kindNames[kind]}
        required
        hint={
          kind === 'owner' ? ruleMessages.ownerHint + (ends.length > 0 ? ` ${ruleMessages.ends(ends)}` : '') : undefined
        }
        problem={tried && !subject ? ruleMessages.choose(kind) : undefined}
      >
        {({ id }) =>
          kind === 'owner' ? (
            <OrganisationSelect
              id={id}
              value={subject?.value}
              onChoose={(value) => setSubject(value === undefined ? undefined : { value, label: value })}
            />
          ) : kind === 'board' ? (
            <BoardSelect id={id} value={subject} onChoose={setSubject} />
          ) : (
            <VenueTypeSelect id={id} value={subject} onChoose={setSubject} />
          )
        }
      </Field>
    </RecordDialog>
  );
}

interface SubjectSelectProps {
  id: string;
  value: Subject | undefined;
  onChoose: (subject: Subject) => void;
}

function BoardSelect({ id, value, onChoose }: SubjectSelectProps) {
  const [typed, setTyped] = useState('');
  const search = useTypedSearch(typed);
  const { data, isFetching } = useListBoardsQuery({
    query: { deleted: false, page: 1, pageSize: 20, sortID: 'boardname', sortDesc: false, ...(search && { search }) },
  });
  return (
    <Select<Subject>
      id={id}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      value={value ?? null}
      options={(data?.boards ?? []).map((board) => ({ value: board._id, label: boardName(board) }))}
      onChange={({ value: boardId, label }: Subject) => {
        const { placement } = data?.boards.find(({ _id }) => _id === boardId) ?? {};
        onChoose({ value: boardId, label, refuses: placement?.refuses ?? [] });
      }}
    />
  );
}

function VenueTypeSelect({ id, value, onChoose }: SubjectSelectProps) {
  const { data } = useBoardFacetsQuery({});
  return (
    <Select<string>
      id={id}
      showSearch={foldedSearch}
      value={value?.value ?? null}
      options={(data?.venueTypes ?? []).filter((type) => type !== '').map((type) => ({ value: type, label: type }))}
      onChange={(type) => onChoose({ value: type, label: type })}
    />
  );
}

const newRule = (kind: RuleKind, subject: string, name: string, refuses: readonly Category[]): PlacementRule => ({
  _id: `new:${kind}:${subject}`,
  kind,
  subject,
  name,
  place: '',
  boards: 0,
  refuses: [...refuses],
  note: '',
  by: null,
  at: null,
  fallback: null,
  keptOff: { boards: 0, campaigns: 0 },
  version: 0,
});
