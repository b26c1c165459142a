import { WarningOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { SpendRow } from '#contract/insights';
import { formatMoney } from '../ui/format/formatMoney';
import { useGetSpendQuery } from './insights.api';
import { insightMessages } from './insights.messages';
import { campaignList, campaignPage } from './listLinks';
import { PlotCard } from './PlotCard';
import { spendShares } from './spendShares';
import type { InsightsRange } from './useInsightsAddress';

/** The most bars in the plot; the table has a few more. */
const maxBars = 5;
/** A campaign counts as ahead of its plan from this ratio of spend to plan, or beyond the whole plan. */
const tolerance = 1.1;

const isAhead = ({ spent, plannedSoFar, planned }: SpendRow): boolean =>
  (spent > plannedSoFar * tolerance || spent > planned) && spent - plannedSoFar >= 1;

function SpendBar({ row }: { row: SpendRow }) {
  const ahead = isAhead(row);
  const shares = spendShares(row);
  return (
    <li>
      <Flex component="span" wrap gap="0 12px" justify="space-between" className="mq-spend-head">
        <Link to={campaignPage(row.campaignID)}>{row.campaignName}</Link>
        <span>
          <b>{formatMoney(row.spent)}</b> {insightMessages.ofPlan(formatMoney(row.planned))}
        </span>
      </Flex>
      <span className="mq-spend-track" aria-hidden>
        <i className="mq-spend-plan" style={{ width: `${String(shares.planned)}%` }} />
        <i className={ahead ? 'mq-bar-error' : 'mq-bar-link'} style={{ width: `${String(shares.spent)}%` }} />
        <b style={{ left: `${String(shares.plannedSoFar)}%` }} />
      </span>
      {ahead && (
        <span className="mq-tone-error">
          <WarningOutlined aria-hidden /> {insightMessages.ahead(formatMoney(row.spent - row.plannedSoFar))}
        </span>
      )}
    </li>
  );
}

/** The spend of campaigns with a budget in the range, compared with what their budgets allow. */
export function SpendCard({ range }: { range: InsightsRange }) {
  const query = useGetSpendQuery({ query: range });
  const { data } = query;
  return (
    <PlotCard
      name="spend"
      title={insightMessages.spend}
      query={query}
      rowKey={({ campaignID }) => campaignID}
      columns={[
        {
          title: insightMessages.campaign,
          dataIndex: 'campaignName',
          render: (name: string, { campaignID }) => <Link to={campaignPage(campaignID)}>{name}</Link>,
        },
        { title: insightMessages.spent, dataIndex: 'spent', align: 'right', render: formatMoney },
        { title: insightMessages.plannedSoFar, dataIndex: 'plannedSoFar', align: 'right', render: formatMoney },
        { title: insightMessages.planned, dataIndex: 'planned', align: 'right', render: formatMoney },
      ]}
      content={
        data && {
          figure: formatMoney(data.spent),
          note: insightMessages.spendNote(formatMoney(data.planned), data.campaigns),
          link: { to: campaignList(range), label: insightMessages.seeCampaigns(data.campaigns) },
          rows: data.rows,
          plot:
            data.rows.length === 0 ? null : (
              <>
                {data.campaigns > maxBars && (
                  <p className="mq-plot-hint">{insightMessages.furthest(Math.min(maxBars, data.rows.length))}</p>
                )}
                <Flex component="ul" vertical gap={12} className="mq-spend" aria-label={insightMessages.spend}>
                  {data.rows.slice(0, maxBars).map((row) => (
                    <SpendBar key={row.campaignID} row={row} />
                  ))}
                </Flex>
                <Flex component="p" align="center" gap={8} className="mq-plot-hint mq-spend-key">
                  <i aria-hidden /> {insightMessages.planMark}
                </Flex>
              </>
            ),
        }
      }
    />
  );
}
