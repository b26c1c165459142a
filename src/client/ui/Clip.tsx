import { Tooltip } from 'antd';

interface ClipProps {
  children: string;
  className?: string;
}

/** One line that ends in an ellipsis where it does not fit, with the whole text in a tooltip. */
export function Clip({ children, className }: ClipProps) {
  return (
    <Tooltip title={children}>
      <span className={className === undefined ? 'mq-clip' : `mq-clip ${className}`}>{children}</span>
    </Tooltip>
  );
}
