import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checkAccess, inTheDark } from '../support/storyAccess';
import { checkBaseline } from '../support/storyBaseline';
import { playStory, setScreen } from './storybook';

/** A line of Storybook's `index.json`. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const folder = process.env['STORYBOOK_FOLDER'] ?? 'storybook-static';
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }; // as Storybook writes it
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

interface ComponentPage {
  page: Page;
  /** What was written to the console as an error, or thrown by nobody's call, since it was last emptied. */
  errors: string[];
  /** Whose stories the page has shown so far. */
  title: string;
}

/** One page for each worker, loaded anew for each component: what one leaves behind must not meet another. */
const test = base.extend<object, { shared: ComponentPage }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        reducedMotion: 'reduce',
        colorScheme: 'light',
        // Dates are shown in the zone of the browser.
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      // What the product writes. That a call got no answer is the browser's own line; stories say what is shown then.
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
      test(`${title} › ${name}`, async ({ shared }) => {
        const { page, errors } = shared;
        if (shared.title !== title) {
          await page.goto('/iframe.html?viewMode=story');
          shared.title = title;
        }
        errors.length = 0;
        await setScreen(page, id);
        expect(await playStory(page, id)).toEqual([]);
        const compared = tags.includes('baseline');
        if (compared) await checkBaseline(page, id, 'light');
        // The story stays as its play function left it; only the theme turns.
        await inTheDark(page, async () => {
          await checkAccess(page, `${title} › ${name}`);
          if (compared) await checkBaseline(page, id, 'dark');
        });
        expect(errors).toEqual([]);
      });
  });
