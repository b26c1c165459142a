import { CloseOutlined, PictureOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { IconButton } from '../../ui/display/IconButton';
import { campaignMessages } from '../campaigns.messages';
import { ReviewPicture, ReviewStatus } from './ReviewLink';
import { ChooseArtworksDialog } from './ChooseArtworksDialog';
import { canRun, fitOn, type EditorArtwork, type PlacedArtwork } from './fits';

interface EditorArtworksProps {
  artworks: readonly EditorArtwork[];
  boards: readonly Board[];
  readOnly: boolean;
  /** That pays for the campaign. */
  organisation: { id: string; name: string };
  onChange: (artworks: readonly ArtworkFile[]) => void;
}

/**
 * The campaign's artworks at their aspect ratios, each with its review state and how many of the chosen boards can show
 * it.
 */
export function EditorArtworks({ artworks, boards, readOnly, organisation, onChange }: EditorArtworksProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <section className="mq-editor-section" aria-labelledby="campaign-artworks">
      <header className="mq-card-head">
        <h2 id="campaign-artworks">{campaignMessages.fields.artworks}</h2>
        <span className="mq-count">{artworks.length}</span>
        {!readOnly && (
          <div className="mq-end">
            <Button icon={<PictureOutlined aria-hidden />} onClick={() => setChoosing(true)}>
              {campaignMessages.chooseArtworks}
            </Button>
          </div>
        )}
      </header>
      <Flex component="ul" gap={24} className="mq-campaign-stage">
        {artworks.map((artwork) => (
          <li key={artwork._id}>
            <div className="mq-editor-picture">
              <ReviewPicture artwork={artwork} height={92} />
              {!readOnly && (
                <IconButton
                  className="mq-editor-remove"
                  size="small"
                  shape="circle"
                  label={campaignMessages.removeArtwork(artwork.fileName)}
                  icon={<CloseOutlined aria-hidden />}
                  onClick={({ currentTarget }) => {
                    // The focused button is removed with its artwork, so the next one (or 'Add') gets the focus.
                    currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
                    onChange(artworks.filter(({ _id }) => _id !== artwork._id));
                  }}
                />
              )}
            </div>
            <span className="mq-ellipsis">{artwork.fileName}</span>
            <ReviewStatus isPreApproved={artwork.isPreApproved} />
            <FitsOn artwork={artwork.placed} boards={boards} />
          </li>
        ))}
        {!readOnly && (
          <li>
            <Button
              type="dashed"
              className="mq-editor-add"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              {campaignMessages.add}
            </Button>
          </li>
        )}
        {readOnly && artworks.length === 0 && <li>{campaignMessages.noArtworks}</li>}
      </Flex>
      {choosing && (
        <ChooseArtworksDialog
          chosen={artworks}
          boards={boards}
          organisation={organisation}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            onChange(next);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}

function FitsOn({ artwork, boards }: { artwork: PlacedArtwork | undefined; boards: readonly Board[] }) {
  const fitting = useMemo(
    () => boards.filter((board) => !board.isDeleted && canRun(fitOn(artwork, board))).length,
    [artwork, boards],
  );
  if (artwork === undefined || boards.length === 0) return null;
  return <span className="mq-two">{campaignMessages.fitsOn(fitting, boards.length)}</span>;
}
