import { useNavigate } from 'react-router-dom';
import { useExtension } from '../../api/product.api';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { searchWith, useSelectionSearch } from '../../organisations/selection';
import { paletteMessages } from '../shell.messages';
import type { Shortcut } from '../../ui/keyboard/shortcuts';
import { matches, type PaletteGroup } from './paletteOption';

/** The artwork that has waited longest. */
const oldest = { query: { notSet: true, sortID: 'dateCreated', sortDesc: false, pageSize: 1 } } as const;

/** 'Start review' on every page but the home page, which has its own. */
export function useStartReview(shortcuts: readonly Shortcut[], text: string): PaletteGroup[] {
  const navigate = useNavigate();
  const selection = useSelectionSearch();
  const canSearch = useExtension('file-search');
  const offered = shortcuts.some(({ id }) => id === 'artwork.startReview');
  const isShown = canSearch && !offered && matches(`${paletteMessages.artworks} ${paletteMessages.startReview}`, text);
  const { currentData } = useListArtworksQuery(oldest, { skip: !isShown });
  const first = currentData?.files[0];
  if (!isShown || first === undefined) return [];
  const search = searchWith(selection, `review=${encodeURIComponent(first._id)}&reviewList=waiting`);
  const run = (): void => void navigate({ pathname: '/home', search });
  return [
    {
      name: paletteMessages.artworks,
      options: [{ id: 'artwork.startReview', label: paletteMessages.startReview, run }],
    },
  ];
}
