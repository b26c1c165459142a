import { composed } from '#contract/text';
import { useEffect, useRef, type RefObject } from 'react';
import { attempt } from '../browser/browserStore';
import { lastDialog } from '../keyboard/focusPlace';

interface PasteArea {
  element: RefObject<HTMLElement | null>;
  take: RefObject<(files: File[]) => void>;
}

/** The drop areas on the page, those shown last at the end: a dialog's before that of the page below it. */
const areas: PasteArea[] = [];

/** Whether something can be typed there: not into a select without search, or a field that is disabled. */
const isTextField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':read-write');

/** In a tab that is not chosen, or in a form behind a question. */
const isHidden = (element: HTMLElement | null): boolean =>
  element === null || element.closest('[hidden], [role=tabpanel][aria-hidden=true]') !== null;

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => composed(line.trim()))
    .filter((line) => line !== '');

/** The name at the end of a whole path or file address, perhaps in quotation marks, or alone. */
const fileName = /^["']?(?:(?:file:|[a-z]:)?[\\/](?:.*[\\/])?)?([^\\/]+?)["']?$/i;

/**
 * Whether a paste is text, beside which spreadsheets and word processors copy a picture. File managers copy the names or
 * paths of files beside them, and browsers the address of a picture, which are no text.
 */
function isText(pasted: DataTransfer): boolean {
  const names = Array.from(pasted.files, ({ name }) => composed(name));
  const addresses = linesOf(pasted.getData('text/uri-list'));
  return linesOf(pasted.getData('text/plain')).some((line) => {
    const name = fileName.exec(line)?.[1] ?? '';
    const isName = names.includes(name) || names.includes(composed(attempt(() => decodeURIComponent(name), name)));
    return !isName && !addresses.includes(line);
  });
}

function onPaste({ clipboardData, target }: ClipboardEvent): void {
  const files = [...(clipboardData?.files ?? [])];
  if (clipboardData === null || files.length === 0 || isTextField(target) || isText(clipboardData)) return;
  const dialog = lastDialog();
  const isBehind = (element: Node | null): boolean => dialog !== null && !dialog.contains(element);
  areas.findLast(({ element }) => !isHidden(element.current) && !isBehind(element.current))?.take.current(files);
}

/**
 * Gives files that are pasted anywhere on the page to one drop area: the visible one that was shown last, in the dialog
 * if one is open. A paste into a text field, or with text in it, is left alone. One listener serves all areas.
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
