import { Button, Tooltip } from 'antd';
import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'title'> {
  /** The button's name, and its tooltip. In a row it says which row it acts on. */
  label: string;
  icon: ReactNode;
  /** A shorter tooltip where the name is long. */
  tip?: string;
}

/** Ignores the description that Tooltip adds: it repeats the button's name. */
const NamedButton = (props: ButtonProps) => <Button {...props} aria-describedby={undefined} />;

/** A button without a word: it cannot be made without a name. */
export function IconButton({ label, tip = label, type = 'text', ...rest }: IconButtonProps) {
  const Labelled = tip === label ? NamedButton : Button;
  return (
    <Tooltip title={tip}>
      <Labelled {...rest} type={type} aria-label={label} />
    </Tooltip>
  );
}
