import type { StoryContext } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { answering, type StoryAnswer } from './storyAnswers';

type Played = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Dialogs, menus and notices are rendered outside the story, in the page's body. */
export const inDocument = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** A list whose first page has this answer and whose second never loads: the rows of the first stay, dimmed. */
export const refetching = (first: StoryAnswer) => ({
  ...answering({
    call: first.call,
    respond: (request) =>
      new URL(request.url).searchParams.get('page') === '1' ? first.respond(request) : new Promise(() => undefined),
  }),
  play: async ({ canvas, userEvent }: Played): Promise<void> => {
    await waitFor(() => expect(canvas.getByTitle('Next Page')).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(canvas.getByTitle('Next Page'));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull());
  },
});
