import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { useTicks } from '../../../../src/client/ui/table/useTicks';

export const Latest = () => <ArtworkTable list={artworkLists.latest} ticks={useTicks('latest')} />;
export const on = testApp();
/** Opens a list of `count` artworks named `<name>-<number>`, two per page, with all of them ticked. */
export async function openTicked(
  name: string,
  count: number,
): Promise<{ page: Omit<OpenPage, 'close'>; ids: string[] }> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1)
    ids.push(await anArtwork(on.db, { fileName: `${name}-${String(index)}` }));
  const page = openPart(
    on,
    <WithReview>
      <Latest />
    </WithReview>,
    { address: `/home?latest.search=${name}&latest.pageSize=2` },
  );
  fireEvent.click(await screen.findByLabelText(`Select ${name}-${String(count)}`));
  if (count > 1) {
    fireEvent.click(await screen.findByText(`Select all ${String(count)} that match`));
    await screen.findByText(`${String(count)} selected`);
  }
  return { page, ids };
}

export const modified = (page: Pick<OpenPage, 'wire'>) => page.wire.sent('POST', /\/api\/file\/modify\//);
/** The enabled button of a dialog whose text matches. */
export const dialogButton = async (word: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      ({ textContent, disabled }) =>
        !disabled && (typeof word === 'string' ? textContent === word : word.test(textContent)),
    );
    if (!found) throw new Error(`No button '${String(word)}' in a dialog`);
    return found;
  });
