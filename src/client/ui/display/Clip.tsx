import { Tooltip } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

type ClipProps = {
  className?: string;
  /** A sentence in somebody's language, which page translation may translate; names and ids it may not. */
  isSentence?: boolean;
} & (
  | { children: string; tip?: string }
  | {
      children: ReactNode;
      /** The whole text, if the children are more than a text. */
      tip: string;
    }
);

/** One line, or as many as a style gives it, with an ellipsis at the end of a text that does not fit, which a tooltip shows whole. */
export function Clip({ children, tip, className = '', isSentence = false }: ClipProps) {
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const hidesText = (): boolean => {
    const shown = line.current;
    if (shown === null) return false;
    // Letters of some scripts stand out of their line by a few pixels.
    const isCut = shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight + 8;
    return isCut || (tip ?? children) !== shown.textContent;
  };
  return (
    <Tooltip title={tip ?? children} open={open} onOpenChange={(next) => setOpen(next && hidesText())}>
      <span ref={line} className={`mq-clip mq-ellipsis ${className}`} translate={isSentence ? 'yes' : 'no'}>
        {children}
      </span>
    </Tooltip>
  );
}
