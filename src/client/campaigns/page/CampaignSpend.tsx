import { Flex } from 'antd';
import type { Campaign } from '#contract/campaigns';
import { useProduct } from '../../api/product.api';
import { Sparkline } from '../../ui/display/Sparkline';
import { formatDay } from '../../ui/format/moment';
import { formatMoney } from '../../ui/format/formatMoney';
import { campaignMessages } from '../campaigns.messages';
import { useGetCampaignSpendQuery } from '../campaigns.api';

/** What the campaign spent on each of the last 30 days, compared with its budget for a day. */
export function CampaignSpend({ campaign, isLeaving }: { campaign: Campaign; isLeaving: boolean }) {
  const { known, has } = useProduct();
  const hasFigures = has('insights');
  const { data, isError } = useGetCampaignSpendQuery(
    { params: { id: campaign._id } },
    { skip: !hasFigures || isLeaving },
  );
  if ((known && !hasFigures) || isError) return null;
  // Its space is reserved, so that the editor below does not move.
  if (!data) return <div className="mq-card mq-figure mq-campaign-spend" aria-busy />;
  const total = data.points.reduce((sum, { spent }) => sum + spent, 0);
  if (total === 0)
    return (
      <section className="mq-card mq-figure" aria-label={campaignMessages.spend}>
        <p className="mq-two">
          {campaignMessages.nothingSpent}{' '}
          {data.plannedADay !== null && campaignMessages.planADay(formatMoney(data.plannedADay))}
        </p>
      </section>
    );
  const most = data.points.reduce((best, point) => (point.spent > best.spent ? point : best), { day: '', spent: 0 });
  return (
    <section className="mq-card mq-figure mq-campaign-spend" aria-label={campaignMessages.spend}>
      <h2>{campaignMessages.spend}</h2>
      <Flex wrap gap={12} align="center">
        <Sparkline
          shape="bars"
          width={300}
          height={64}
          label={campaignMessages.spendPlot(
            formatMoney(total),
            most.spent === 0 ? undefined : `${formatMoney(most.spent)}, ${formatDay(most.day)}`,
          )}
          values={data.points.map(({ spent }) => spent)}
          level={data.plannedADay}
        />
        <div>
          <div className="mq-figure-amount">{formatMoney(total)}</div>
          <div>{campaignMessages.inThirtyDays}</div>
          {data.plannedADay !== null && (
            <div className="mq-two">{campaignMessages.planADay(formatMoney(data.plannedADay))}</div>
          )}
        </div>
      </Flex>
    </section>
  );
}
