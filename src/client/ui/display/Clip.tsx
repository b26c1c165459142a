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

/** One line that ends in an ellipsis if it does not fit. A tooltip has what the line does not show. */
export function Clip({ children, tip, className, isSentence = false }: ClipProps) {
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const hidesText = (): boolean => {
    const shown = line.current;
    return shown !== null && (shown.scrollWidth > shown.clientWidth || (tip ?? children) !== shown.textContent);
  };
  return (
    <Tooltip title={tip ?? children} open={open} onOpenChange={(next) => setOpen(next && hidesText())}>
      <span
        ref={line}
        className={className === undefined ? 'mq-clip' : `mq-clip ${className}`}
        translate={isSentence ? 'yes' : 'no'}
      >
        {children}
      </span>
    </Tooltip>
  );
}
