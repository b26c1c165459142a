import { useGetWaitingQuery } from '../artwork/waiting.api';
import { grouped } from '../ui/format/grouped';
import { countTicks } from './duration';
import { formatDay } from '../ui/format/moment';
import { insightMessages } from './insights.messages';
import { LinePlot } from './LinePlot';
import { waitingList } from './listLinks';
import { dayColumn, PlotCard } from './PlotCard';
import { lastDays, type InsightsRange } from './useInsightsAddress';

/** How many artworks waited for a decision, day by day, and how many wait now. */
export function WaitingCard({ range }: { range: InsightsRange }) {
  const query = useGetWaitingQuery({ query: range });
  const { data } = query;
  const [first] = data?.points ?? [];
  // Of a range that has passed, the figure is that of its end, like the plot.
  const isPast = range.to < lastDays(1).to;
  const atEnd = (isPast ? data?.points.at(-1)?.waiting : undefined) ?? data?.now ?? 0;
  return (
    <PlotCard
      name="waiting"
      title={insightMessages.waiting}
      query={query}
      rowKey={({ day }) => day}
      columns={[
        dayColumn(data?.step),
        { title: insightMessages.waitingColumn, dataIndex: 'waiting', align: 'right', render: grouped },
      ]}
      content={
        data && {
          figure: grouped(atEnd),
          note: first
            ? insightMessages.waitingChange(
                atEnd - first.waiting,
                formatDay(first.day),
                isPast ? formatDay(range.to) : undefined,
              )
            : '',
          link: {
            to: waitingList(range),
            label: isPast ? insightMessages.seeWaitingNow(data.now) : insightMessages.seeWaiting(data.now),
          },
          rows: data.points,
          plot:
            data.points.length === 0 ? null : (
              <LinePlot
                label={insightMessages.waiting}
                points={data.points.map(({ day, waiting }) => ({ day, first: waiting }))}
                ticks={countTicks(Math.max(...data.points.map(({ waiting }) => waiting)))}
                formatTick={grouped}
                describe={(index) => insightMessages.waitingAt(data.points[index]?.waiting ?? 0)}
              />
            ),
        }
      }
    />
  );
}
