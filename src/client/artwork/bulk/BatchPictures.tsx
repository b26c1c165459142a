import { useGetFileQuery } from '../artwork.api';
import { ArtworkThumbnail } from '../ArtworkThumbnail';

/** The most pictures in a confirmation. */
const maxShown = 6;

/** The pictures of the artworks that are being decided; decorative, because their names are beside them. */
export function BatchPictures({ ids }: { ids: readonly string[] }) {
  return (
    <div className="mq-batch-pictures" aria-hidden>
      {ids.slice(0, maxShown).map((id) => (
        <Picture key={id} fileId={id} />
      ))}
    </div>
  );
}

function Picture({ fileId }: { fileId: string }) {
  const { currentData } = useGetFileQuery({ params: { id: fileId } });
  return currentData ? <ArtworkThumbnail file={currentData.file} /> : <span className="mq-thumb mq-thumb-row" />;
}
