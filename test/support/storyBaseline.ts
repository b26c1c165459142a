import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/*
 * The look of a story, as far as it is the same on every machine: not pixels, because the console uses the system's fonts, but
 * the computed styles of each part (docs/decisions/019-baselines-of-structure.md).
 */
type Looks = Record<string, Record<string, string>>;

const folder = join(process.cwd(), 'test/baselines');
const fileOf = (id: string, shade: string): string => join(folder, `${id}.${shade}.json`);

/** Runs in the page: for the first part of each of our class names, and for each kind of control, its computed style. */
function readLooks(): Looks {
  const properties = [
    'display',
    'position',
    'color',
    'background-color',
    'border-top-color',
    'border-top-width',
    'border-top-left-radius',
    'font-size',
    'font-weight',
    'line-height',
    'padding-top',
    'padding-left',
    'row-gap',
    'text-align',
    'opacity',
  ];
  const looks: Looks = {};
  const note = (name: string, part: Element, more: Record<string, string> = {}): void => {
    const style = getComputedStyle(part);
    looks[name] ??= {
      ...Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)])),
      ...more,
    };
  };
  const visible = [...document.querySelectorAll('#storybook-root *, .ant-modal *')].filter(
    (part) => part.getClientRects().length > 0,
  );
  for (const part of visible) {
    for (const name of part.classList) if (name.startsWith('mq-')) note(`.${name}`, part);
    if (/^(BUTTON|INPUT|H1|H2|H3|TH|TD|A)$/.test(part.tagName)) {
      const kind = part.tagName.toLowerCase();
      // The height of a control comes from its tokens; that of a cell can depend on how its text wraps.
      note(
        kind,
        part,
        kind === 'input' && part.clientHeight > 20
          ? { height: `${String(Math.round(part.getBoundingClientRect().height))}px` }
          : {},
      );
    }
  }
  return looks;
}

/** Compares a story with its baseline; STORIES_BASELINES=update writes the baseline. @throws with every difference in a line */
export async function checkBaseline(page: Page, id: string, shade: 'light' | 'dark'): Promise<void> {
  const looks = await page.evaluate(readLooks);
  const file = fileOf(id, shade);
  if (process.env['STORIES_BASELINES'] === 'update') {
    writeFileSync(file, `${JSON.stringify(looks, null, 2)}\n`);
    return;
  }
  if (!existsSync(file))
    throw new Error(`There is no baseline of ${id} in ${shade}. Keep one with STORIES_BASELINES=update.`);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Looks; // written above
  const differences = differencesOf(kept, looks);
  if (differences.length > 0)
    throw new Error(
      `${id} looks different in ${shade}. If that is meant, keep it with STORIES_BASELINES=update.\n${differences.join('\n')}`,
    );
}

/** 'part, property: kept -> now', one a line. */
export function differencesOf(kept: Looks, now: Looks): string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [kept[name], now[name]];
    if (before === undefined) return [`${name}: new`];
    if (after === undefined) return [`${name}: gone`];
    return Object.keys(before)
      .filter((property) => before[property] !== after[property])
      .map((property) => `${name}, ${property}: ${before[property] ?? ''} -> ${after[property] ?? ''}`);
  });
}
