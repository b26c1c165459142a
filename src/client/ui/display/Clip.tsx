import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

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

/** One line that ends in an ellipsis if it does not fit, with the whole text in a tooltip. */
export function Clip({ children, tip, className, isSentence = false }: ClipProps) {
  return (
    <Tooltip title={tip ?? children}>
      <span
        className={className === undefined ? 'mq-clip' : `mq-clip ${className}`}
        translate={isSentence ? 'yes' : 'no'}
      >
        {children}
      </span>
    </Tooltip>
  );
}
