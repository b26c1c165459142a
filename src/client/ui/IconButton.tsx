import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { tip as tooltip } from './tip';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'title'> {
  /** The button's name, and its tooltip. In a row it says which row it acts on. */
  label: string;
  icon: ReactNode;
  /** A shorter tooltip where the name is long. */
  tip?: string;
}

/** A button without a word: it cannot be made without a name. */
export function IconButton({ label, icon, tip, type = 'text', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      type={type}
      icon={icon}
      aria-label={label}
      {...tooltip(tip ?? label, { slow: true, focus: true })}
    />
  );
}
