import { Button, Tooltip } from 'antd';
import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'title'> {
  /** The button's name, and its tooltip. In a table it names the row. */
  label: string;
  icon: ReactNode;
  /** A shorter tooltip, if the name is long. */
  tip?: string;
}

/** Ignores the description that Tooltip adds: it repeats the button's name. */
const NamedButton = (props: ButtonProps) => <Button {...props} aria-describedby={undefined} />;

/** A button with only an icon; its accessible name is required. */
export function IconButton({ label, tip = label, type = 'text', ...rest }: IconButtonProps) {
  const Labelled = tip === label ? NamedButton : Button;
  return (
    <Tooltip title={tip}>
      <Labelled {...rest} type={type} aria-label={label} />
    </Tooltip>
  );
}
