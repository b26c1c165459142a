import { composed } from '#contract/text';
import { useEffect, useRef, type RefObject } from 'react';

interface PasteArea {
  element: RefObject<HTMLElement | null>;
  take: RefObject<(files: File[]) => void>;
}

/** The drop areas on the page, those shown last at the end: a dialog's before that of the page below it. */
const areas: PasteArea[] = [];

const noText = 'input:is([type=file], [type=checkbox], [type=radio], [type=button], [type=submit])';
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.matches(noText) &&
  target.closest('input, textarea, [contenteditable]:not([contenteditable=false])') !== null;

/** In a tab that is not chosen, or in a form behind a question. */
const isHidden = (element: HTMLElement | null): boolean =>
  element === null || element.closest('[hidden], [role=tabpanel][aria-hidden=true]') !== null;

/**
 * Whether a paste is text, beside which spreadsheets and word processors copy a picture. Finder copies the names of files
 * beside them, which are no text.
 */
function isText({ types, files }: DataTransfer, text: string): boolean {
  const names = Array.from(files, ({ name }) => composed(name));
  const lines = text.split(/[\r\n]+/).map((line) => composed(line.trim()));
  return types.includes('text/plain') && !lines.every((line) => names.includes(line));
}

function onPaste({ clipboardData, target }: ClipboardEvent): void {
  const files = [...(clipboardData?.files ?? [])];
  if (clipboardData === null || files.length === 0 || isTextField(target)) return;
  if (isText(clipboardData, clipboardData.getData('text/plain'))) return;
  areas.findLast(({ element }) => !isHidden(element.current))?.take.current(files);
}

/**
 * Gives files that are pasted anywhere on the page to one drop area: the visible one that was shown last. A paste into a
 * text field, or with text in it, is left alone. One listener serves all areas.
 */
export function usePastedFiles(
  element: RefObject<HTMLElement | null>,
  disabled: boolean,
  onFiles: (files: File[]) => void,
): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    if (disabled) return undefined;
    const area = { element, take };
    areas.push(area);
    if (areas.length === 1) document.addEventListener('paste', onPaste);
    return () => {
      areas.splice(areas.indexOf(area), 1);
      if (areas.length === 0) document.removeEventListener('paste', onPaste);
    };
  }, [element, disabled]);
}
