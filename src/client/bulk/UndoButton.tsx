import { Button, type ButtonProps } from 'antd';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { useNow } from '../ui/format/useNow';
import { Kbd } from '../ui/keyboard/Kbd';
import { touchMessages } from '../ui/ui.messages';

interface UndoButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'loading' | 'onClick'> {
  /** When the offer ends: milliseconds since 1970. */
  until: number;
  /** Whose last act it undoes, for screen readers. */
  of?: string;
}

/** 'Undo' with its key and the seconds that are left. */
export function UndoButton({ until, of, ...button }: UndoButtonProps) {
  const seconds = Math.max(0, Math.ceil((until - useNow(250)) / 1000));
  return (
    <>
      <Button size="small" aria-keyshortcuts="z" {...button}>
        {touchMessages.undo} <Kbd>Z</Kbd>
        {of !== undefined && <VisuallyHidden>: {of}</VisuallyHidden>}
      </Button>
      <span style={{ minWidth: 24, fontSize: 12, textAlign: 'right' }} aria-hidden>
        {seconds} s
      </span>
    </>
  );
}
