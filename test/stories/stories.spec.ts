import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checkAccess, inTheDark } from '../support/storyAccess';
import { playStory, setScreen, type StoryOptions } from './storybook';

/** An entry of Storybook's `index.json`. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index = JSON.parse(readFileSync(join('storybook-static', 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
}; // Storybook's format
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

interface ComponentPage {
  page: Page;
  /** Console errors and uncaught exceptions since the array was last emptied. */
  errors: string[];
  /** The title of the component that the page is showing. */
  title: string;
}

/** One page per worker, reloaded for each component so that components cannot affect each other. */
const test = base.extend<StoryOptions, { shared: ComponentPage }>({
  inDarkTheme: [true, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        reducedMotion: 'reduce',
        colorScheme: 'light',
        // Dates are shown in the browser's time zone.
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      // Only errors logged by code have arguments; the browser's own messages about failed requests do not.
      page.on('console', (message) => {
        if (message.type() === 'error' && message.args().length > 0) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use({ page, errors, title: '' });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, name, tags } of stories.filter((story) => story.title === title))
      test(`${title} › ${name}`, { tag: tags.map((tag) => `@${tag}`) }, async ({ shared, inDarkTheme }) => {
        const { page, errors } = shared;
        if (shared.title !== title) {
          await page.goto('/iframe.html?viewMode=story');
          shared.title = title;
        }
        errors.length = 0;
        await setScreen(page, id);
        expect(await playStory(page, id)).toEqual([]);
        // The play function does not run again; only the theme changes.
        if (inDarkTheme) await inTheDark(page, () => checkAccess(page, `${title} › ${name}`));
        expect(errors).toEqual([]);
      });
  });
