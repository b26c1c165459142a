import { foldText } from '#contract/fold';
import { isConsolePath } from '#contract/page';
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

/** Whether the text contains each typed word. */
export const matches = (text: string, typed: string): boolean => {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

/** The available actions of the registry that match the typed text, by group; the page's actions come first. */
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

/** The options of which the label and the hint contain each typed word, in their groups. */
export const groupsMatching = (groups: readonly PaletteGroup[], typed: string): PaletteGroup[] =>
  groups.map(({ name, options }) => ({
    name,
    options: options.filter(({ label, hint = '' }) => matches(`${label} ${hint}`, typed)),
  }));

/** Merges groups with the same name and removes options with the same id, because a record can be found in two ways. */
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

/** The path if the typed text is a path of the console. */
export function addressOf(typed: string): string | undefined {
  const path = typed.trim();
  return isConsolePath(path) && !/\s/.test(path) ? path : undefined;
}
