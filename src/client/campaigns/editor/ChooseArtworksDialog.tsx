import { PlayCircleFilled } from '@ant-design/icons';
import { Button, Checkbox, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { previewsAt } from '../../api/previews';
import { failureOf } from '../../api/apiError';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { SearchField } from '../../ui/form/SearchField';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { failureMessages, formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import type { EditorArtwork } from './campaignForm';

const pageSize = 24;
/** Pixels, as in editor.css. */
const pictureWidth = 150;

interface ChooseArtworksDialogProps {
  chosen: readonly EditorArtwork[];
  onClose: () => void;
  onChoose: (artworks: readonly EditorArtwork[]) => void;
}

/** Chooses artworks by their pictures, with a server search. Ticks on other pages are kept. */
export function ChooseArtworksDialog({ chosen, onClose, onChoose }: ChooseArtworksDialogProps) {
  const [ticked, setTicked] = useState(chosen);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListArtworksQuery({
    query: { page, pageSize, sortID: 'dateCreated', sortDesc: true, ...(search === '' ? {} : { search }) },
  });
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
      <SearchField
        label={campaignMessages.searchArtworks}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {error && !data && (
        <FailureAlert
          inline
          title={failureMessages.couldNotLoad(campaignMessages.artworks)}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton active title={false} />}
      {data?.files.length === 0 && <p className="mq-two">{campaignMessages.noArtworkFound}</p>}
      <ul className="mq-choose-artworks">
        {data?.files.map((file) => (
          <li key={file._id}>
            <Checkbox
              checked={tickedIds.has(file._id)}
              onChange={({ target }) => tick(file, target.checked)}
              aria-label={file.fileName}
            >
              <span className="mq-choose-picture">
                {file.previewURL ? (
                  <img {...previewsAt(file.previewURL, pictureWidth)} alt="" loading="lazy" />
                ) : (
                  <PlayCircleFilled aria-hidden />
                )}
              </span>
              <span className="mq-ellipsis">{file.fileName}</span>
              <StatusLabel
                status={file.isPreApproved === true ? 'approved' : file.isPreApproved === false ? 'rejected' : 'notSet'}
              />
            </Checkbox>
          </li>
        ))}
      </ul>
      {data !== undefined && data.totalFiles > pageSize && (
        <Pagination
          current={page}
          pageSize={pageSize}
          total={data.totalFiles}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </FormDialog>
  );
}
