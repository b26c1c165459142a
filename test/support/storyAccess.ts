import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** As much of axe as is used here. */
interface WithAxe {
  axe?: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

const axe = join(process.cwd(), 'node_modules/axe-core/axe.min.js');

/** Turns the system's theme to dark for as long as `look` takes. Stories that have chosen a theme for themselves stay as they are. */
export async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  try {
    // Two frames: one in which the theme is known, one in which it is drawn.
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
 * What only the theme can change, for the page as it is now: Storybook's own check has read everything else in the light one.
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
