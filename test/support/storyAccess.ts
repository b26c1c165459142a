import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The part of axe's interface that is used here. */
interface WithAxe {
  axe?: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

const axe = join(process.cwd(), 'node_modules/axe-core/axe.min.js');

/** Sets the system's theme to dark while `look` runs. Stories with a theme of their own are not affected. */
export async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  try {
    // Two frames: one to apply the theme, one to draw it.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    await look();
  } finally {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }
}

/**
 * Checks the rules that depend on the theme, for the current page: Storybook's own check has covered all others in the light theme.
 * @throws with every finding in a line
 */
export async function checkAccess(page: Page, story: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const findings = await page.evaluate(async () => {
    const { axe: loaded } = window as WithAxe; // added in the line before
    const context = {
      include: [['body']],
      exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
    };
    const results = await loaded?.run(context, {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    });
    return (results?.violations ?? []).flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  });
  if (findings.length > 0)
    throw new Error(`${story}: axe finds ${String(findings.length)} in the dark theme.\n${findings.join('\n')}`);
}
