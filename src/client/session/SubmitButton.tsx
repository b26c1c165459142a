import { SpinIcon } from './icons';

interface SubmitButtonProps {
  busy: boolean;
  disabled: boolean;
  word: string;
  busyWord: string;
}

/** The one filled button of a page before login; says what it is doing. */
export function SubmitButton({ busy, disabled, word, busyWord }: SubmitButtonProps) {
  return (
    <button type="submit" className="mq-plain-submit" disabled={disabled || busy} data-busy={busy || undefined}>
      {busy && <SpinIcon />}
      {busy ? busyWord : word}
    </button>
  );
}
