import { Flex } from 'antd';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint';
import type { getDecisions } from '#contract/insights';
import { grouped } from '../ui/format/grouped';
import { StatusLabel } from '../ui/display/StatusLabel';
import { BarList, type Bar } from './BarList';
import { useGetDecisionsQuery } from './insights.api';
import { insightMessages } from './insights.messages';
import { decisionList } from './listLinks';
import { PlotCard } from './PlotCard';
import type { InsightsRange } from './useInsightsAddress';

type Reply = ReplyOf<typeof getDecisions>;
type By = 'reason' | 'person' | 'organisation';
const titles = {
  reason: insightMessages.reason,
  person: insightMessages.person,
  organisation: insightMessages.organisationColumn,
};
interface Line {
  key: string;
  name: string;
  approved?: number;
  rejected: number;
  to?: string | undefined;
}

/** The lines of one grouping of the decisions; the last line combines those without a name. */
function buildLines(reply: Reply, by: By, range: InsightsRange): Line[] {
  const rest = {
    reason: { rejected: reply.otherReasons },
    person: reply.otherPeople,
    organisation: reply.otherOrganisations,
  }[by];
  const named: Record<By, Line[]> = {
    reason: reply.reasons.map(({ reason, rejected }) => ({
      key: reason,
      name: reason === '' ? insightMessages.noReason : reason,
      rejected,
      to: reason === '' ? undefined : decisionList(range, { reason }),
    })),
    person: reply.people.map(({ userID, name, ...counts }) => ({
      key: userID ?? '',
      name: name === '' ? insightMessages.notKnown : name,
      ...counts,
      to: userID === null ? undefined : decisionList(range, { person: userID }),
    })),
    organisation: reply.organisations.map(({ orgID, name, ...counts }) => ({
      key: orgID ?? '',
      name: name === '' ? insightMessages.notKnown : name,
      ...counts,
      to: orgID === null ? undefined : decisionList(range, { organisation: orgID }),
    })),
  };
  const other: Line = { key: '…', name: insightMessages.others[by], ...rest };
  return totalOf(other) === 0 ? named[by] : [...named[by], other];
}

const totalOf = ({ approved = 0, rejected }: Pick<Line, 'approved' | 'rejected'>): number => approved + rejected;
const toBar = (line: Line): Bar => ({
  key: line.key,
  name: line.name,
  label: line.name,
  count: totalOf(line),
  to: line.to,
  ...(line.key === '…' ? { tone: 'quiet' } : {}),
});

/** Decisions by reason, person and organisation. */
export function DecisionsCard({ range }: { range: InsightsRange }) {
  const query = useGetDecisionsQuery({ query: range });
  const [by, setBy] = useState<By>('reason');
  const { data } = query;
  const total = data ? data.approved + data.rejected : 0;
  const lines = data ? buildLines(data, by, range) : [];
  return (
    <PlotCard
      name="decisions"
      title={insightMessages.decisions}
      query={query}
      rowKey={({ key }) => key}
      by={{ names: titles, value: by, onChange: setBy }}
      columns={[
        { title: titles[by], dataIndex: 'name' },
        ...(by === 'reason'
          ? []
          : [{ title: insightMessages.approved, dataIndex: 'approved', align: 'right' as const, render: grouped }]),
        { title: insightMessages.rejected, dataIndex: 'rejected', align: 'right', render: grouped },
      ]}
      content={
        data && {
          figure: grouped(total),
          note:
            total === 0
              ? insightMessages.none
              : insightMessages.rejectedShare(insightMessages.share(data.rejected, total)),
          link: { to: decisionList(range), label: insightMessages.seeDecisions(total) },
          rows: lines,
          plot:
            total === 0 ? null : (
              <>
                <div className="mq-stack" role="img" aria-label={insightMessages.outcome(data.approved, data.rejected)}>
                  <i className="mq-bar-success" style={{ flexGrow: data.approved }} />
                  <i className="mq-bar-error" style={{ flexGrow: data.rejected }} />
                </div>
                <Flex wrap gap="4px 20px" className="mq-stack-names">
                  <StatusLabel status="approved">
                    {insightMessages.approved} <b>{grouped(data.approved)}</b>
                  </StatusLabel>
                  <StatusLabel status="rejected">
                    {insightMessages.rejected} <b>{grouped(data.rejected)}</b>
                  </StatusLabel>
                </Flex>
                <BarList label={insightMessages.by(insightMessages.decisions)} bars={lines.map(toBar)} />
              </>
            ),
        }
      }
    />
  );
}
