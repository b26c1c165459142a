import { grouped } from '../ui/format/grouped';
import { durationTicks, formatDuration } from './duration';
import { useGetDecisionTimesQuery } from './insights.api';
import { insightMessages } from './insights.messages';
import { LinePlot } from './LinePlot';
import { decisionList } from './listLinks';
import { dayColumn, PlotCard } from './PlotCard';
import type { InsightsRange } from './useInsightsAddress';

const shown = (seconds: number | null): string => (seconds === null ? '–' : formatDuration(seconds));

/** How long artworks waited for their current decision: the median and the 95th percentile. */
export function DecisionTimesCard({ range }: { range: InsightsRange }) {
  const query = useGetDecisionTimesQuery({ query: range });
  const { data } = query;
  const describe = (index: number): string => {
    const point = data?.points[index];
    return point?.median == null || point.percentile95 == null
      ? insightMessages.noDecision
      : insightMessages.timesAt(formatDuration(point.median), formatDuration(point.percentile95));
  };
  return (
    <PlotCard
      name="times"
      title={insightMessages.times}
      query={query}
      rowKey={({ day }) => day}
      columns={[
        dayColumn(data?.step),
        { title: insightMessages.decisions, dataIndex: 'decisions', align: 'right', render: grouped },
        { title: insightMessages.medianColumn, dataIndex: 'median', align: 'right', render: shown },
        { title: insightMessages.percentile95, dataIndex: 'percentile95', align: 'right', render: shown },
      ]}
      content={
        data && {
          figure: shown(data.median),
          note: data.percentile95 === null ? insightMessages.none : insightMessages.timesNote(shown(data.percentile95)),
          link: { to: decisionList(range), label: insightMessages.seeDecisions(data.decisions) },
          rows: data.points.filter(({ decisions }) => decisions > 0),
          plot:
            data.decisions === 0 ? null : (
              <LinePlot
                label={insightMessages.times}
                names={{ first: insightMessages.median, second: insightMessages.percentile95 }}
                points={data.points.map(({ day, median, percentile95 }) => ({
                  day,
                  first: median,
                  second: percentile95,
                }))}
                ticks={durationTicks(Math.max(...data.points.map(({ percentile95 }) => percentile95 ?? 0)))}
                formatTick={(value) => (value === 0 ? '0' : formatDuration(value))}
                describe={describe}
              />
            ),
        }
      }
    />
  );
}
