import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';

/** Renders a UI component as pages do: with the theme, in a router whose address can be read. */
export function renderUi(part: ReactElement, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const view = render(
    <ThemeProvider mode="light">
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup(), search: () => router.state.location.search };
}

/** Answers media queries as a browser does; in the test environment none matches. @returns a function that undoes it */
export function answerMedia(matches: (query: string) => boolean): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  return () => {
    window.matchMedia = before;
  };
}
