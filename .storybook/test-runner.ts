import { getStoryContext } from '@storybook/test-runner';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkAccess, inTheDark } from '../test/support/storyAccess';
import { checkBaseline } from '../test/support/storyBaseline';

/** As in preview.tsx; the runner has no toolbar that would set them. */
const widths: Readonly<Record<string, number>> = {
  small: 320,
  phone: 375,
  below: 767,
  at: 768,
  rail: 1024,
  desktop: 1280,
  wide: 1920,
};
const usual = 1280;
const height = 800;

interface WithGlobals {
  storyGlobals?: { viewport?: { value?: string } };
}

const config: TestRunnerConfig = {
  preVisit: async (page, context) => {
    const { storyGlobals } = (await getStoryContext(page, context)) as unknown as WithGlobals; // the runner's type leaves them out
    const viewport = storyGlobals?.viewport?.value ?? '';
    await page.setViewportSize({ width: widths[viewport] ?? usual, height });
  },
  postVisit: async (page, context) => {
    const { tags } = await getStoryContext(page, context);
    const compared = tags.includes('baseline');
    if (compared) await checkBaseline(page, context.id, 'light');
    // The story stays as its play function left it; only the theme turns.
    await inTheDark(page, async () => {
      await checkAccess(page, `${context.title} › ${context.name}`);
      if (compared) await checkBaseline(page, context.id, 'dark');
    });
  },
};

export default config;
