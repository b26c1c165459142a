import { useSyncExternalStore } from 'react';
import { local } from '../browser/browserStore';
import type { ThemeMode } from './theme';

/** start/boot.ts reads the same key before the first paint. */
const key = 'marquee.theme';
const listeners = new Set<() => void>();

function read(): ThemeMode {
  const stored = local.get(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function choose(mode: ThemeMode): void {
  local.set(key, mode);
  for (const changed of listeners) changed();
}

/** The theme that the user chose, stored in this browser and shared by its tabs. */
export function useThemeChoice(): [mode: ThemeMode, choose: (mode: ThemeMode) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system' as const), choose];
}
