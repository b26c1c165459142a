import { useEffect } from 'react';
import { focusAtEnd } from '../keyboard/focusAtEnd';

/** Once the server has refused a field, the focus goes to the first wrong one of the form. */
export function useFocusRefused(formId: string, busy: boolean): void {
  useEffect(() => {
    if (!busy) focusAtEnd(document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [formId, busy]);
}
