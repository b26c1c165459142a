import { Flex } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { DecisionOutcome } from './artworkColumns';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { ReviewStatus } from './ReviewStatus';
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
    <Flex vertical gap={8} className="mq-artwork-card">
      <Flex align="flex-start" justify="space-between" gap={8}>
        <ArtworkName file={file} list={list} size="small" />
        <RowMenu file={file} list={list} withDecisions />
      </Flex>
      <DecisionOutcome file={file} />
    </Flex>
  );
}

/** An artwork with its name, its state and the decision buttons. */
function OpenCard({ file, list }: ArtworkCardProps) {
  return (
    <Flex vertical gap={8} className="mq-artwork-card">
      <ArtworkName file={file} list={list} withReview>
        {file.orgName && <span className="mq-two">{file.orgName}</span>}
      </ArtworkName>
      <Flex wrap align="center" justify="space-between" gap="4px 8px">
        <ReviewStatus file={file} />
        <span className="mq-two">
          <RelativeDate date={file.dateCreated} inline />
        </span>
      </Flex>
      <Flex wrap align="center" gap="4px 8px">
        <DecisionButtons file={file} />
        <ReadToggle file={file} />
      </Flex>
    </Flex>
  );
}
