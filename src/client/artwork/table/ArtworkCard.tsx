import type { ArtworkFile } from '#contract/artwork';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { externalIds } from '../fileFacts';
import { ReviewStatus } from './artworkColumns';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { DecisionButtons, ReadToggle } from './RowActions';

/** One artwork on a phone: name, what was decided, the decision. */
export function ArtworkCard({ file, list }: { file: ArtworkFile; list: ArtworkListName }) {
  const external = externalIds(file).map(({ platform, id }) => `${platform} ${id}`);
  return (
    <div className="mq-artwork-card">
      <ArtworkName file={file} list={list} withReview>
        <span className="mq-two">{[file.orgName, ...external].filter(Boolean).join(' · ')}</span>
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
