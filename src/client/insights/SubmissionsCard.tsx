import type { SubmissionState } from '#contract/artwork';
import { SubmissionStateBadge, submissionStateLabel } from '../artwork/SubmissionStateBadge';
import { grouped } from '../ui/format/grouped';
import { BarList, type BarTone } from './BarList';
import { formatDuration } from './duration';
import { useGetSubmissionFiguresQuery } from './insights.api';
import { insightMessages } from './insights.messages';
import { submissionList } from './listLinks';
import { PlotCard } from './PlotCard';
import type { InsightsRange } from './useInsightsAddress';

const tones: Readonly<Record<SubmissionState, BarTone>> = {
  queued: 'link',
  submitting: 'link',
  pending: 'link',
  approved: 'success',
  denied: 'error',
  changed: 'quiet',
  expired: 'warning',
  failed: 'error',
  cancelled: 'quiet',
  manual: 'quiet',
};

/** The submissions by state, and how long the platform's verdict takes. */
export function SubmissionsCard({ range }: { range: InsightsRange }) {
  const query = useGetSubmissionFiguresQuery({ query: range });
  const { data } = query;
  return (
    <PlotCard
      name="submissions"
      title={insightMessages.submissions}
      query={query}
      rowKey={({ state }) => state}
      columns={[
        {
          title: insightMessages.state,
          dataIndex: 'state',
          render: (state: SubmissionState) => <SubmissionStateBadge state={state} />,
        },
        { title: insightMessages.submissions, dataIndex: 'submissions', align: 'right', render: grouped },
      ]}
      content={
        data && {
          figure: grouped(data.total),
          note:
            data.median === null ? insightMessages.noVerdict : insightMessages.verdictTime(formatDuration(data.median)),
          link: { to: submissionList(range), label: insightMessages.seeSubmissions(data.total) },
          rows: data.states,
          plot:
            data.total === 0 ? null : (
              <BarList
                label={insightMessages.by(insightMessages.submissions)}
                bars={data.states.map(({ state, submissions }) => ({
                  key: state,
                  name: submissionStateLabel(state),
                  label: <SubmissionStateBadge state={state} />,
                  count: submissions,
                  tone: tones[state],
                  to: submissionList(range, state),
                }))}
              />
            ),
        }
      }
    />
  );
}
