import { Flex, Tooltip } from 'antd';
import { Link } from 'react-router-dom';
import type { Ad } from '#contract/ads';
import type { ArtworkFile } from '#contract/artwork';
import { useListAdsByArtworkQuery } from './ads.api';

const shownAds = 2;

/** An ad's name, linked to its campaign. */
export function AdName({ ad }: { ad: Ad }) {
  if (!ad.campaignID) return <>{ad.adName}</>;
  return (
    <Tooltip title={ad.campaignName ? `${ad.adName}, in ${ad.campaignName}` : ad.adName}>
      <Link to={`/campaign/${ad.campaignID}`} target="_blank" rel="noopener">
        {ad.adName}
      </Link>
    </Tooltip>
  );
}

/** The ads that use an artwork; requested only if there are some, as far as the API says. */
export function AdsOf({ file }: { file: ArtworkFile }) {
  const { currentData, isError } = useListAdsByArtworkQuery({ params: { id: file._id } }, { skip: file.ads === 0 });
  if (isError) return <span className="mq-tone-error">Not loaded</span>;
  const ads = file.ads === 0 ? [] : currentData?.ads;
  if (!ads) return <span aria-busy="true">…</span>;
  if (ads.length === 0) return <span className="mq-tone-neutral">No ad</span>;
  return (
    <Flex component="span" vertical className="mq-ads-of">
      {ads.slice(0, shownAds).map((ad) => (
        <span key={ad._id} className="mq-ellipsis">
          <AdName ad={ad} />
        </span>
      ))}
      {ads.length > shownAds && <span className="mq-two">and {ads.length - shownAds} more</span>}
    </Flex>
  );
}
