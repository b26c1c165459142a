import type { Shortcut } from '../../ui/keyboard/shortcuts';
import { keysOf } from '../../ui/keyboard/shortcuts';

/** One line of the command palette. */
export interface PaletteOption {
  id: string;
  label: string;
  /** Secondary text: a city, an id. */
  hint?: string | undefined;
  keys?: string | undefined;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  options: readonly PaletteOption[];
}

/** Whether each word of what is typed stands somewhere in the text. */
export const matches = (text: string, typed: string): boolean => {
  const low = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
};

/** The registry's actions that can be run now and fit what is typed, by their groups; what belongs to the page comes first. */
export function actionGroups(shortcuts: readonly Shortcut[], typed: string): PaletteGroup[] {
  const usable = shortcuts.filter(
    (shortcut) =>
      shortcut.when !== false &&
      !shortcut.id.startsWith('palette.') &&
      matches(`${shortcut.group} ${shortcut.label}`, typed),
  );
  const isPages = ({ id }: Shortcut): boolean => !/^(shell|go)\./.test(id);
  const ordered = [...usable.filter(isPages), ...usable.filter((shortcut) => !isPages(shortcut))];
  return [...new Set(ordered.map(({ group }) => group))].map((name) => ({
    name,
    options: ordered
      .filter(({ group }) => group === name)
      .map((shortcut) => ({ id: shortcut.id, label: shortcut.label, keys: keysOf(shortcut)[0], run: shortcut.run })),
  }));
}

/** One group for each name and one option for each id: the same record can be found in two ways. */
export function mergeGroups(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const seen = new Set<string>();
  const merged = new Map<string, PaletteOption[]>();
  for (const { name, options } of groups) {
    const fresh: PaletteOption[] = [];
    for (const option of options) {
      if (!seen.has(option.id)) fresh.push(option);
      seen.add(option.id);
    }
    if (fresh.length > 0) merged.set(name, [...(merged.get(name) ?? []), ...fresh]);
  }
  return [...merged].map(([name, options]) => ({ name, options }));
}

/** Any path of the console can be typed as it is. */
export const addressOf = (typed: string): string | undefined =>
  /^\/(?![/\\])\S*$/.test(typed.trim()) ? typed.trim() : undefined;
