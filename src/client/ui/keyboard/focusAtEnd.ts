/** Focuses a control. In a text field the caret goes behind the text that is there already, so that typing goes on with it. */
export function focusAtEnd(control: HTMLElement | null | undefined, options?: FocusOptions): void {
  control?.focus(options);
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
  const end = control.value.length;
  // Null where a caret cannot be set, such as in a checkbox or an email address.
  if (control.selectionStart !== null) control.setSelectionRange(end, end);
}
