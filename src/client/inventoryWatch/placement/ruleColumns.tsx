import { BankOutlined, DesktopOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Flex, Tag, Typography } from 'antd';
import type { PlacementRule } from '#contract/placementRules';
import { Clip } from '../../ui/display/Clip';
import { CategoryTags } from '../../ui/display/CategoryTags';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { ReasonButton } from '../../ui/display/WithReason';
import { RelativeDate } from '../../ui/format/RelativeDate';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { ruleMessages } from './placement.messages';

const icons = {
  board: <DesktopOutlined aria-hidden />,
  owner: <BankOutlined aria-hidden />,
  venueType: <EnvironmentOutlined aria-hidden />,
};

export interface RuleEdit {
  /** undefined: the role has no rights on rules. */
  onEdit: ((rule: PlacementRule) => void) | undefined;
  disabledReason: string | undefined;
}

function Where({ rule: { kind, name, place, boards } }: { rule: PlacementRule }) {
  return (
    <Flex component="span" gap={8} align="baseline" className="mq-rule-where">
      {icons[kind]}
      <span className="mq-rule-name">
        <Clip>{name}</Clip>
        <span className="mq-two">{kind === 'board' ? place : ruleMessages.boards(boards)}</span>
      </span>
    </Flex>
  );
}

const Refuses = ({ rule: { refuses } }: { rule: PlacementRule }) => (
  <CategoryTags categories={refuses} none={<Tag className="mq-rule-nothing">{ruleMessages.refusesNothing}</Tag>} />
);

/** The note, who and when; for a default, its source. */
function Why({ rule: { kind, name, note, by, at, fallback } }: { rule: PlacementRule }) {
  if (by === null)
    return (
      <>
        {ruleMessages.isDefault}
        {fallback && (
          <span className="mq-two">
            <a
              href={fallback.source.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={ruleMessages.sourceOf(name, fallback.source.title)}
            >
              {ruleMessages.source}
            </a>
          </span>
        )}
      </>
    );
  return (
    <>
      <Typography.Paragraph className="mq-rule-note" ellipsis={{ rows: 3, tooltip: true }}>
        {note === '' && kind === 'venueType' ? ruleMessages.changedHere : note}
      </Typography.Paragraph>
      <span className="mq-two">
        {by}
        {by && at && ', '}
        {at && <RelativeDate date={at} inline />}
      </span>
    </>
  );
}

function KeptOff({ rule: { keptOff } }: { rule: PlacementRule }) {
  if (keptOff.boards === 0) return <span className="mq-count">{ruleMessages.nothingKeptOff}</span>;
  return (
    <>
      <StatusLabel status="notHere">{ruleMessages.boards(keptOff.boards)}</StatusLabel>
      <span className="mq-two">{ruleMessages.inCampaigns(keptOff.campaigns)}</span>
    </>
  );
}

function Edit({ rule, edit: { onEdit, disabledReason } }: { rule: PlacementRule; edit: RuleEdit }) {
  if (!onEdit) return null;
  return (
    <ReasonButton
      reason={disabledReason}
      size="small"
      aria-label={ruleMessages.editOf(rule.name)}
      onClick={() => onEdit(rule)}
    >
      {ruleMessages.edit}
    </ReasonButton>
  );
}

export const ruleColumns = (edit: RuleEdit): readonly PagedColumn<PlacementRule>[] => [
  { id: 'where', title: ruleMessages.where, width: 228, skeleton: 'two', render: (rule) => <Where rule={rule} /> },
  { id: 'refuses', title: ruleMessages.refuses, render: (rule) => <Refuses rule={rule} /> },
  { id: 'why', title: ruleMessages.why, width: 172, skeleton: 'two', render: (rule) => <Why rule={rule} /> },
  {
    id: 'keptOff',
    title: ruleMessages.keptOff,
    width: 138,
    skeleton: 'two',
    render: (rule) => <KeptOff rule={rule} />,
  },
  {
    id: 'edit',
    title: ruleMessages.edit,
    hideTitle: true,
    stick: true,
    width: 80,
    skeleton: 'none',
    render: (rule) => <Edit rule={rule} edit={edit} />,
  },
];

/** A rule on a phone. */
export const ruleCard = (rule: PlacementRule, edit: RuleEdit) => (
  <Flex vertical gap={8} align="flex-start">
    <Where rule={rule} />
    <Refuses rule={rule} />
    <div>
      <Why rule={rule} />
    </div>
    <div>
      <KeptOff rule={rule} />
    </div>
    <Edit rule={rule} edit={edit} />
  </Flex>
);
