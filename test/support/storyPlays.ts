import type { StoryContext } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Dialogs, menus and notices are rendered outside the story, in the page's body. */
export const inDocument = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Goes to the second page, which never loads: the rows of the first stay, dimmed. */
export async function seeNextPageComing({ canvas, userEvent }: Played): Promise<void> {
  await waitFor(() => expect(canvas.getByTitle('Next Page')).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(canvas.getByTitle('Next Page'));
  await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull());
}
