import { Button, type ButtonProps } from 'antd';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { Kbd } from '../ui/keyboard/Kbd';
import { touchMessages } from '../ui/ui.messages';
import './undoButton.css';

/** Whole seconds left, counted down. `until`: milliseconds since 1970. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

interface UndoButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'loading' | 'onClick'> {
  /** When the offer ends: milliseconds since 1970. */
  until: number;
  /** Whose last act it undoes, for screen readers. */
  of?: string;
}

/** 'Undo' with its key and the seconds that are left. */
export function UndoButton({ until, of, ...button }: UndoButtonProps) {
  const seconds = useSecondsLeft(until);
  return (
    <>
      <Button size="small" aria-keyshortcuts="z" {...button}>
        {touchMessages.undo} <Kbd>Z</Kbd>
        {of !== undefined && <VisuallyHidden>: {of}</VisuallyHidden>}
      </Button>
      <span className="mq-undo-seconds" aria-hidden>
        {seconds} s
      </span>
    </>
  );
}
