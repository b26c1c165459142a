import { useId, useSyncExternalStore } from 'react';

/** Events after which a field may have another text, or is rendered again by antd. */
const events = ['input', 'change', 'focusin', 'focusout', 'pointerdown', 'keydown', 'animationstart', 'submit'];
/** Milliseconds between two looks at the fields, for password managers that send no event. */
const lookEvery = 300;

interface FilledFields<Name extends string> {
  /** For the form; its inputs have the names. */
  formId: string;
  /** The texts in the fields, for their `value`. */
  texts: Readonly<Record<Name, string>>;
  /** The texts at this moment, for the submit. */
  read: () => Record<Name, string>;
  /** Replaces the texts in the fields. */
  write: (texts: Readonly<Record<Name, string>>) => void;
}

/**
 * The texts of fields that password managers fill in. They set several fields before the first event, send events in
 * any order or none at all, so the fields themselves hold the texts: every render takes them from there, and never
 * writes back an older state. `names` must be constant; `initial` is for the first render.
 */
export function useFilledFields<Name extends string>(
  names: readonly Name[],
  initial?: Readonly<Partial<Record<Name, string>>>,
): FilledFields<Name> {
  const formId = useId();
  const textOf = (name: Name): string => findField(formId, name)?.value ?? initial?.[name] ?? '';
  // One text, because a snapshot must be equal to itself; single-line fields contain no line break.
  const snapshot = useSyncExternalStore(subscribe, () => names.map(textOf).join('\n'));
  const record = (texts: readonly string[]) =>
    Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])) as Record<Name, string>; // one for each name
  return {
    formId,
    texts: record(snapshot.split('\n')),
    read: () => record(names.map(textOf)),
    write: (texts) => {
      for (const name of names) {
        const field = findField(formId, name);
        if (field) field.value = texts[name];
      }
    },
  };
}

function findField(formId: string, name: string): HTMLInputElement | undefined {
  const field = document.forms.namedItem(formId)?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Before React's own listeners, so that the texts and what else an event changes are rendered together. */
function subscribe(changed: () => void): () => void {
  for (const event of events) document.addEventListener(event, changed, true);
  const timer = setInterval(changed, lookEvery);
  return () => {
    for (const event of events) document.removeEventListener(event, changed, true);
    clearInterval(timer);
  };
}
