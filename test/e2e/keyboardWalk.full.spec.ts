import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/console';
import { isLoaded, pages } from './support/pages';

const screens = [
  { width: 1440, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 375, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const;

/** A page may have more controls than this; the rest are further rows of its tables. */
const mostSteps = 70;

interface Step {
  /** The focused control; undefined when the focus left the page. */
  name: string | undefined;
  problem: string | undefined;
}

/** What a user with a keyboard sees of the focused control. */
function look(page: Page): Promise<Step> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: undefined, problem: undefined };
    const name =
      `${focused.tagName} ${focused.getAttribute('aria-label') ?? (focused.textContent || focused.id)}`.slice(0, 60);
    // The elements around them draw antd's inputs, the links of its menu and links that end in an ellipsis.
    const drawn =
      focused.closest<HTMLElement>(
        '.ant-menu-item, .mq-clip, .mq-ellipsis, label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number',
      ) ?? focused;
    const { left, right, width, height } = drawn.getBoundingClientRect();
    if (width < 2 || height < 2) return { name, problem: 'is not drawn' };
    if (left < -1 || right > window.innerWidth + 1) return { name, problem: 'is cut at the side' };
    // A link of several lines has a rectangle for each.
    const seen = [...drawn.getClientRects()].map((line) => ({
      top: Math.max(line.top, 0),
      bottom: Math.min(line.bottom, window.innerHeight),
      across: (line.left + line.right) / 2,
    }));
    const hits = seen
      .filter(({ top, bottom }) => bottom - top >= 2)
      .map(({ top, bottom, across }) => document.elementFromPoint(across, (top + bottom) / 2));
    if (hits.length === 0) return { name, problem: 'is outside the window' };
    if (!hits.some((hit) => hit !== null && (drawn.contains(hit) || hit.contains(drawn))))
      return { name, problem: `is covered by ${hits[0]?.outerHTML.slice(0, 80) ?? 'nothing'}` };
    const around = [
      drawn,
      focused,
      drawn.parentElement,
      drawn.closest('li'),
      ...drawn.querySelectorAll('*'),
      ...(focused.parentElement?.children ?? []),
    ];
    const ringed = around.find((element) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    if (!ringed) return { name, problem: 'has no ring' };
    const ring = ringed.getBoundingClientRect();
    for (let box = ringed.parentElement; box !== null; box = box.parentElement) {
      const inner = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX !== 'visible' && (ring.left < inner.left - 1 || ring.right > inner.right + 1))
        return { name, problem: `has a ring that ${box.className} cuts` };
    }
    return { name, problem: undefined };
  });
}

for (const { width, scheme } of screens)
  for (const address of [...pages, '/boards?view=map'])
    test(`${address} at ${String(width)} px in ${scheme}: Tab reaches every control in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 700 : 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openAs(page, address);
      await isLoaded(page);
      // The top bar's buttons come after the page.
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
      const problems: string[] = [];
      let steps = 0;
      for (; steps < mostSteps; steps += 1) {
        await page.keyboard.press('Tab');
        let { name, problem } = await look(page);
        if (problem !== undefined) {
          // The card of a pin stays for a moment after it has lost the focus.
          await page.waitForTimeout(500);
          ({ name, problem } = await look(page));
        }
        if (name === undefined) break;
        if (problem !== undefined) problems.push(`${String(steps + 1)}: ${name} ${problem}`);
      }
      expect(problems).toEqual([]);
      expect(steps).toBeGreaterThan(5);
    });
