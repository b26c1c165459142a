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

/** The order of actions: those of the page, of its lists, pages to go to, and what is the same everywhere. */
const kinds = [/^(?!rows\.|go\.|shell\.)/, /^rows\./, /^go\./, /^shell\./];

/** The available actions of the registry that match the typed text, by group; those of lists only where there is one. */
export function actionGroups(shortcuts: readonly Shortcut[], typed: string, hasList: boolean): PaletteGroup[] {
  const usable = shortcuts.filter(
    (shortcut) =>
      shortcut.when !== false &&
      !shortcut.id.startsWith('palette.') &&
      (hasList || !shortcut.id.startsWith('rows.')) &&
      matches(`${shortcut.group} ${shortcut.label}`, typed),
  );
  const ordered = kinds.flatMap((kind) => usable.filter(({ id }) => kind.test(id)));
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

/** 2: a word of the label is one of the typed words; 1: it begins like one; 0: neither. */
function closeness({ label, hint = '' }: PaletteOption, typed: readonly string[]): number {
  const words = foldText(`${label} ${hint}`).split(/[^\p{L}\p{N}]+/u);
  if (typed.some((word) => words.includes(word))) return 2;
  return typed.some((word) => words.some((other) => other.startsWith(word))) ? 1 : 0;
}

/** The groups, the closest to what is typed first: a person called Ana before five boards at Triana. */
export function ranked(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const best = ({ options }: PaletteGroup): number => Math.max(0, ...options.map((option) => closeness(option, words)));
  const scored = groups.map((group) => ({ group, score: best(group) }));
  return scored.sort((one, other) => other.score - one.score).map(({ group }) => group);
}

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
export function parseAddress(typed: string): string | undefined {
  const path = typed.trim();
  return isConsolePath(path) && !/\s/.test(path) ? path : undefined;
}
