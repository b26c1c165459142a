import { PlayCircleFilled } from '@ant-design/icons';
import { Button, Checkbox, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { previewsAt } from '../../api/previews';
import { failureOf } from '../../api/apiError';
import { useExtension } from '../../api/product.api';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { SearchField } from '../../ui/form/SearchField';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { FilterChip } from '../../ui/table/FilterChip';
import { NoMatch } from '../../ui/table/NoMatch';
import { filtersInWords } from '../../ui/table/tableSearch';
import { failureMessages, formMessages, listMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import type { EditorArtwork, EditorBoard } from './campaignForm';
import { canRun, fitOn } from './fits';

const pageSize = 24;
/** How many artworks are looked through for those that fit: the API's largest page. */
const searched = 500;
/** Pixels, as in editor.css. */
const pictureWidth = 150;

interface ArtworkFilters {
  search: string;
  ownOnly: boolean;
  approved: boolean;
  fitting: boolean;
}
const noFilters: ArtworkFilters = { search: '', ownOnly: false, approved: false, fitting: false };

interface ChooseArtworksDialogProps {
  chosen: readonly EditorArtwork[];
  /** The booked boards. */
  boards: readonly EditorBoard[];
  /** That pays for the campaign: others' artworks are shown only on request. */
  organisation: { id: string; name: string };
  onClose: () => void;
  onChoose: (artworks: readonly EditorArtwork[]) => void;
}

/** Chooses artworks by their pictures, with a server search. Ticks on other pages are kept. */
export function ChooseArtworksDialog({ chosen, boards, organisation, onClose, onChoose }: ChooseArtworksDialogProps) {
  const [ticked, setTicked] = useState(chosen);
  const list = useArtworkChoice(boards, organisation);
  const { filters, filter, files } = list;
  const tickedIds = new Set(ticked.map(({ _id }) => _id));
  const tick = (artwork: EditorArtwork, on: boolean): void =>
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
          <Button type="primary" onClick={() => onChoose(ticked)}>
            {campaignMessages.useArtworks(ticked.length)}
          </Button>
        </>
      }
    >
      <div className="mq-choose-filters">
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
      </div>
      {list.error !== undefined && files === undefined && (
        <FailureAlert
          inline
          title={failureMessages.couldNotLoad(campaignMessages.artworks)}
          failure={failureOf(list.error)}
          onRetry={list.retry}
        />
      )}
      {files === undefined && list.error === undefined && <Skeleton active title={false} />}
      {files?.length === 0 && <NoMatch filters={list.text} onClear={() => filter(noFilters)} />}
      <ul className="mq-choose-artworks">
        {files?.map((file) => (
          <li key={file._id}>
            <Checkbox
              checked={tickedIds.has(file._id)}
              onChange={({ target }) => tick(file, target.checked)}
              aria-label={file.fileName}
            >
              <Picture file={file} />
              <span className="mq-ellipsis">{file.fileName}</span>
              {file.orgID !== organisation.id && (
                <span className="mq-two mq-ellipsis">{file.orgName ?? file.orgID}</span>
              )}
              <StatusLabel
                status={file.isPreApproved === true ? 'approved' : file.isPreApproved === false ? 'rejected' : 'notSet'}
              />
            </Checkbox>
          </li>
        ))}
      </ul>
      {list.isCut && <p className="mq-two">{campaignMessages.fittingCut(searched)}</p>}
      {list.total > pageSize && (
        <Pagination
          current={list.page}
          pageSize={pageSize}
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

/** A page of the artworks that match the filters. Whether one fits a board is decided here and not by the server. */
function useArtworkChoice(boards: readonly EditorBoard[], organisation: ChooseArtworksDialogProps['organisation']) {
  const canFilter = useExtension('file-search') && organisation.id !== '';
  const [filters, setFilters] = useState<ArtworkFilters>({ ...noFilters, ownOnly: true });
  const [page, goTo] = useState(1);
  const { search, ownOnly, approved, fitting } = filters;
  const isOwnOnly = canFilter && ownOnly;
  const { data, error, refetch } = useListArtworksQuery({
    query: {
      page: fitting ? 1 : page,
      pageSize: fitting ? searched : pageSize,
      sortID: 'dateCreated',
      sortDesc: true,
      ...(search === '' ? {} : { search }),
      ...(isOwnOnly ? { orgID: organisation.id } : {}),
      ...(approved ? { approvedOnly: true } : {}),
    },
  });
  const found = fitting ? data?.files.filter((file) => fitsAny(file, boards)) : data?.files;
  return {
    filters,
    canFilter,
    text: filtersInWords(
      {
        search,
        owner: isOwnOnly ? organisation.name : undefined,
        approved: approved || undefined,
        fitting: fitting || undefined,
      },
      {
        search: listMessages.searched,
        owner: campaignMessages.onlyOf,
        approved: () => campaignMessages.approvedOnly,
        fitting: () => campaignMessages.fittingOnly,
      },
    ),
    filter: (change: Partial<ArtworkFilters>) => {
      setFilters((before) => ({ ...before, ...change }));
      goTo(1);
    },
    files: fitting ? found?.slice((page - 1) * pageSize, page * pageSize) : found,
    total: fitting ? (found?.length ?? 0) : (data?.totalFiles ?? 0),
    isCut: fitting && (data?.totalFiles ?? 0) > searched,
    page,
    goTo,
    error,
    retry: () => void refetch(),
  };
}

function fitsAny(file: ArtworkFile, boards: readonly EditorBoard[]): boolean {
  const { width = null, height = null, durationMs = null, fileFormat: type } = file;
  return boards.some((board) => canRun(fitOn({ width, height, durationMs, type }, board)));
}
