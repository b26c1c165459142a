import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAd, anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';

// Nothing is read in the pictures of tests, but words that are there are shown.
export const on = testApp({ WORDS_LANGUAGES: 'eng' });
export const press = (key: string, where: Element = document.body) =>
  fireEvent.keyDown(where, { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key });

export const shownName = async (name: string) =>
  waitFor(() => expect(document.querySelector('.mq-reviewed-name h2')).toHaveTextContent(name));

/** Opens review mode on the first of `count` artworks named `<name>-<number>`; the queue is oldest first. */
export async function openQueue(
  name: string,
  prepare?: (ids: readonly string[]) => Promise<unknown>,
  count = 3,
): Promise<{ page: Omit<OpenPage, 'close'>; ids: string[] }> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1)
    ids.push(
      await anArtwork(on.db, {
        fileName: `${name}-${String(index)}`,
        createdAt: new Date(Date.now() - (count + 1 - index) * 3_600_000),
      }),
    );
  await anAd(on.db, ids[0] ?? '');
  await prepare?.(ids);
  const page = openPart(on, <WithReview>Closed.</WithReview>, {
    address: `/home?review=${ids[0] ?? ''}&reviewList=waiting&waiting.search=${name}`,
  });
  await shownName(`${name}-1`);
  await screen.findByText(`1 of ${String(count)}`);
  return { page, ids };
}
