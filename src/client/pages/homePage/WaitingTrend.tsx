import moment from 'moment';
import { Link } from 'react-router-dom';
import { useProduct } from '../../api/product.api';
import { useIsAfterRows } from '../../ui/display/Deferred';
import { useSelectionSearch } from '../../organisations/selection';
import { Sparkline } from '../../ui/display/Sparkline';
import { homeMessages } from '../../artwork/artwork.messages';
import { useGetWaitingQuery } from '../../artwork/waiting.api';

const days = 30;

/**
 * How the queue has grown or shrunk in the last 30 days, as a link to the figures. Nothing if the API has no figures.
 */
export function WaitingTrend() {
  const search = useSelectionSearch();
  const { known, has } = useProduct();
  const hasFigures = has('insights');
  const isAfterRows = useIsAfterRows();
  const today = moment.utc();
  const query = {
    from: today
      .clone()
      .subtract(days - 1, 'days')
      .format('YYYY-MM-DD'),
    to: today.format('YYYY-MM-DD'),
  };
  const { data } = useGetWaitingQuery({ query }, { skip: !hasFigures || !isAfterRows });
  const [first] = data?.points ?? [];
  if (known && !hasFigures) return null;
  if (!data || !first) return <span className="mq-waiting-trend" />;
  return (
    <Link
      className="mq-waiting-trend"
      to={{ pathname: '/insights', search }}
      aria-label={homeMessages.trendLink(data.now - first.waiting, days)}
    >
      <Sparkline label={homeMessages.trend} values={data.points.map(({ waiting }) => waiting)} />
      <span aria-hidden>{homeMessages.trendChange(data.now - first.waiting, days)}</span>
    </Link>
  );
}
