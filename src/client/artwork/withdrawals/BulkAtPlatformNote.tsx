import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useExtension, useProduct } from '../../api/product.api';
import { useAppDispatch } from '../../store';
import { artworkApi } from '../artwork.api';
import { withdrawalMessages } from './withdrawal.messages';

/** The most artworks that are checked before a bulk decision; with more, the note covers only these. */
const maxRead = 100;

/** A note before a bulk disapproval: how many of the artworks the platform has. Nothing if it has none. */
export function BulkAtPlatformNote({ ids }: { ids: readonly string[] }) {
  const known = useExtension('ssp-withdrawals');
  const { platform } = useProduct();
  const dispatch = useAppDispatch();
  const [live, setLive] = useState(0);
  const wanted = ids.slice(0, maxRead).join(' ');
  useEffect(() => {
    if (!known || wanted === '') return undefined;
    let isCurrent = true;
    const reads = wanted.split(' ').map(async (id) => {
      const { data } = await dispatch(artworkApi.endpoints.getFile.initiate({ params: { id } }, { subscribe: false }));
      return data?.file.atPlatform === true;
    });
    void Promise.all(reads).then((found) => {
      if (isCurrent) setLive(found.filter(Boolean).length);
    });
    return () => {
      isCurrent = false;
    };
  }, [known, wanted, dispatch]);
  if (live === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      title={withdrawalMessages.bulkTitle(live, platform.name)}
      description={withdrawalMessages.bulk(platform)}
    />
  );
}
