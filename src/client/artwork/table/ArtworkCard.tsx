import type { ArtworkFile } from '#contract/artwork';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { DecisionOutcome, ReviewStatus } from './artworkColumns';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { DecisionButtons, ReadToggle, RowMenu } from './RowActions';

interface ArtworkCardProps {
  file: ArtworkFile;
  list: ArtworkListName;
}

/** One artwork on a phone. */
export const ArtworkCard = (props: ArtworkCardProps) =>
  props.list === 'approved' || props.list === 'disapproved' ? <DecidedCard {...props} /> : <OpenCard {...props} />;

/** A decided artwork with its outcome; deciding again is in the menu. */
function DecidedCard({ file, list }: ArtworkCardProps) {
  return (
    <div className="mq-artwork-card">
      <div className="mq-artwork-card-head">
        <ArtworkName file={file} list={list} size="small" />
        <RowMenu file={file} list={list} withDecisions />
      </div>
      <DecisionOutcome file={file} />
    </div>
  );
}

/** An artwork with its name, its state and the decision buttons. */
function OpenCard({ file, list }: ArtworkCardProps) {
  return (
    <div className="mq-artwork-card">
      <ArtworkName file={file} list={list} withReview>
        {file.orgName && <span className="mq-two">{file.orgName}</span>}
      </ArtworkName>
      <div className="mq-artwork-card-row">
        <ReviewStatus file={file} />
        <span className="mq-two">
          <RelativeDate date={file.dateCreated} inline />
        </span>
      </div>
      <div className="mq-artwork-card-row">
        <DecisionButtons file={file} />
        <ReadToggle file={file} />
      </div>
    </div>
  );
}
