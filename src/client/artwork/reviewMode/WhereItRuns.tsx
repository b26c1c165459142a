import { Collapse, Skeleton } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { counted } from '../../ui/format/grouped';
import { useListBoardsOfFileQuery, useListCampaignsOfFileQuery } from '../artwork.api';

/** The campaigns that use the artwork, and their boards. */
export function WhereItRuns({ fileId }: { fileId: string }) {
  const boards = useListBoardsOfFileQuery({ params: { id: fileId } });
  const campaigns = useListCampaignsOfFileQuery({ params: { id: fileId } });
  const both = {
    currentData: boards.currentData && campaigns.currentData,
    error: boards.error ?? campaigns.error,
    refetch: () => Promise.all([boards.refetch(), campaigns.refetch()]),
  };
  return (
    <section>
      <h3>Where it runs</h3>
      <QueryPending inline what="Where it runs" query={both}>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </QueryPending>
      {boards.currentData && campaigns.currentData && (
        <Runs boards={boards.currentData.boardDataArray} campaigns={campaigns.currentData.campaignArray} />
      )}
    </section>
  );
}

interface RunsProps {
  boards: readonly { _id: string; boardname: string }[];
  campaigns: readonly { _id: string; campaignName: string }[];
}

function Runs({ boards, campaigns }: RunsProps) {
  if (campaigns.length === 0) return <p className="mq-tone-neutral">No campaign uses it.</p>;
  return (
    <>
      <p>
        {campaigns.map(({ _id, campaignName }, index) => (
          <Fragment key={_id}>
            {index > 0 && ', '}
            <Link to={`/campaign/${_id}`} target="_blank" rel="noopener">
              {campaignName}
            </Link>
          </Fragment>
        ))}
      </p>
      <Collapse
        className="mq-boards-of"
        styles={{ header: { minHeight: 24, padding: 0, fontSize: 13, lineHeight: '24px' }, body: { padding: 0 } }}
        ghost
        size="small"
        items={[
          {
            key: 'boards',
            showArrow: false,
            label: (
              <>
                {counted(boards.length, 'board')} in {counted(campaigns.length, 'campaign')}.{' '}
                <span className="mq-link-text">List the boards</span>
              </>
            ),
            children: (
              <ul>
                {boards.map(({ _id, boardname }) => (
                  <li key={_id}>{boardname}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </>
  );
}
