import { attempt, local, writeStored } from './browserStore';

/** By the names under which the browser stores them; undefined for a value that was removed. */
export type StoredValues = Readonly<Record<string, unknown>>;
/** `isOwn` is false for changes of another tab, and of the user's account. */
type Listener = (changed: StoredValues, isOwn: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Stores values in this browser and tells all listeners, also if the browser refuses to store them; undefined removes
 * one.
 */
export function storePersisted(values: StoredValues, isOwn = true): void {
  for (const [name, value] of Object.entries(values)) writeStored(local, name, value);
  for (const listener of listeners) listener(values, isOwn);
}

/** Calls the listener when values are stored, in this tab or another one. Returns a function that ends this. */
export function onPersisted(listener: Listener): () => void {
  const followTab = ({ key, newValue }: StorageEvent): void => {
    if (key === null) return;
    const value: unknown = newValue === null ? undefined : attempt((): unknown => JSON.parse(newValue), undefined);
    listener({ [key]: value }, false);
  };
  listeners.add(listener);
  window.addEventListener('storage', followTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followTab);
  };
}
