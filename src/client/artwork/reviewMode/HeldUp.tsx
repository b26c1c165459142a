import { CalendarOutlined, HourglassOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { ArtworkFile } from '#contract/artwork';
import { formatDate, isPast } from '../../ui/format/moment';
import { useNow } from '../../ui/format/useNow';
import { useListCampaignsOfFileQuery } from '../artwork.api';
import { needMessages } from '../artwork.messages';
import { needOf } from '../need';
import { Note } from '../../ui/feedback/Note';

const icons = {
  runningNow: <PlayCircleOutlined aria-hidden />,
  startsSoon: <HourglassOutlined aria-hidden />,
  startsLater: <CalendarOutlined aria-hidden />,
};
/** The most campaigns that are named; the others are counted. */
const maxNamed = 3;

/** The campaigns that wait for the decision on this artwork, with their start and their number of boards. */
export function HeldUp({ file }: { file: ArtworkFile }) {
  const need = needOf(file, useNow());
  const { currentData } = useListCampaignsOfFileQuery({ params: { id: file._id } }, { skip: !need });
  if (!need) return null;
  const waiting = (currentData?.campaignArray ?? [])
    .filter((campaign) => campaign.waiting)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));
  return (
    <Note
      type="warning"
      role="note"
      className="mq-need-block"
      icon={icons[need.status]}
      title={need.sentence}
      description={
        <Flex component="ul" vertical gap={4} className="mq-plain-list mq-need-campaigns">
          {waiting.slice(0, maxNamed).map(({ _id, campaignName, startTime, boards }) => (
            // On one line where both fit: a cut name says nothing.
            <Flex key={_id} component="li" wrap justify="space-between" gap="0 12px">
              <Link className="mq-ellipsis" to={`/campaign/${_id}`} target="_blank" rel="noopener">
                {campaignName}
              </Link>
              <span>
                {[
                  startTime && needMessages.startDate(isPast(startTime), formatDate(startTime)),
                  needMessages.boards(boards ?? 0),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Flex>
          ))}
          {waiting.length > maxNamed && <li>{needMessages.andMore(waiting.length - maxNamed)}</li>}
        </Flex>
      }
    />
  );
}
