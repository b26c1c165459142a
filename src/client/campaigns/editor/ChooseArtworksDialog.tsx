import { PlayCircleFilled } from '@ant-design/icons';
import { Button, Checkbox, Flex, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import type { Board } from '#contract/boards';
import type { ArtworkFile } from '#contract/artwork';
import { previewsAt } from '../../api/previews';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { SearchField } from '../../ui/form/SearchField';
import { FilterChip } from '../../ui/table/FilterChip';
import { NoMatch } from '../../ui/table/NoMatch';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { ReviewStatus } from './ReviewLink';
import { artworkPageSize, noFilters, searched, useArtworkChoice } from './useArtworkChoice';

/** Pixels, as in editor.css. */
const pictureWidth = 150;

interface ChooseArtworksDialogProps {
  chosen: readonly ArtworkFile[];
  /** The booked boards. */
  boards: readonly Board[];
  /** That pays for the campaign: others' artworks are shown only on request. */
  organisation: { id: string; name: string };
  onClose: () => void;
  onChoose: (artworks: readonly ArtworkFile[]) => void;
}

/** Chooses artworks by their pictures, with a server search. Ticks on other pages are kept. */
export function ChooseArtworksDialog({ chosen, boards, organisation, onClose, onChoose }: ChooseArtworksDialogProps) {
  const [ticked, setTicked] = useState(chosen);
  const list = useArtworkChoice(boards, organisation);
  const { filters, filter, files } = list;
  const tickedIds = new Set(ticked.map(({ _id }) => _id));
  const tick = (artwork: ArtworkFile, on: boolean): void =>
    setTicked((before) => (on ? [...before, artwork] : before.filter(({ _id }) => _id !== artwork._id)));
  return (
    <FormDialog
      open
      width={920}
      title={campaignMessages.chooseArtworks}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formMessages.cancel}</Button>
          <Button type="primary" disabled={ticked.length === 0 && chosen.length === 0} onClick={() => onChoose(ticked)}>
            {campaignMessages.useArtworks(ticked.length)}
          </Button>
        </>
      }
    >
      <Flex wrap gap={8} align="center">
        <SearchField
          label={campaignMessages.searchArtworks}
          value={filters.search}
          onChange={(search) => filter({ search })}
        />
        {list.canFilter && (
          <FilterChip on={filters.ownOnly} onChange={(ownOnly) => filter({ ownOnly })}>
            {campaignMessages.onlyOf(organisation.name)}
          </FilterChip>
        )}
        <FilterChip on={filters.approved} onChange={(approved) => filter({ approved })}>
          {campaignMessages.approvedOnly}
        </FilterChip>
        {boards.length > 0 && (
          <FilterChip on={filters.fitting} onChange={(fitting) => filter({ fitting })}>
            {campaignMessages.fittingOnly}
          </FilterChip>
        )}
      </Flex>
      <QueryPending inline what={campaignMessages.fields.artworks} query={{ ...list, currentData: files }}>
        <Skeleton active title={false} />
      </QueryPending>
      {files?.length === 0 && <NoMatch filters={list.text} onClear={() => filter(noFilters)} />}
      <ul className="mq-plain-list mq-choose-artworks">
        {files?.map((file) => (
          <li key={file._id}>
            <Checkbox checked={tickedIds.has(file._id)} onChange={({ target }) => tick(file, target.checked)}>
              <Picture file={file} />
              <span className="mq-ellipsis">{file.fileName}</span>
              {file.orgID !== organisation.id && (
                <span className="mq-two mq-ellipsis">{file.orgName ?? file.orgID}</span>
              )}
              <ReviewStatus isPreApproved={file.isPreApproved} />
            </Checkbox>
          </li>
        ))}
      </ul>
      {list.isCut && <p className="mq-two">{campaignMessages.fittingCut(searched)}</p>}
      {list.total > artworkPageSize && (
        <Pagination
          current={list.page}
          pageSize={artworkPageSize}
          total={list.total}
          showSizeChanger={false}
          onChange={list.goTo}
        />
      )}
    </FormDialog>
  );
}

function Picture({ file: { previewURL } }: { file: ArtworkFile }) {
  return (
    <span className="mq-choose-picture">
      {previewURL ? (
        <img {...previewsAt(previewURL, pictureWidth)} alt="" loading="lazy" />
      ) : (
        <PlayCircleFilled aria-hidden />
      )}
    </span>
  );
}
