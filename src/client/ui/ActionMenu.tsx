import type { DropdownProps } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { later } from './later';
import './later.css';

export interface ActionMenuProps {
  menu: NonNullable<DropdownProps['menu']>;
  placement?: NonNullable<DropdownProps['placement']>;
  /** The button that opens it. */
  children: ReactNode;
}

export interface MenuPartProps extends ActionMenuProps {
  /** The button was pressed before the menu was there. */
  wanted: boolean;
  /** Whether the button had the focus when the menu took it over. */
  focused: RefObject<boolean>;
}

function Bare({ children, focused }: MenuPartProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = frame.current;
    return () => {
      focused.current = here?.contains(document.activeElement) === true;
    };
  }, [focused]);
  return (
    <span ref={frame} className="mq-menu-frame">
      {children}
    </span>
  );
}

const MenuPart = later<MenuPartProps>(async () => (await import('./ActionMenuPart')).ActionMenuPart, { place: Bare });

/** A button with a menu of actions. The button is there at once; the menu comes after the first rows, or when the button is pressed. */
export function ActionMenu(props: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  const focused = useRef(false);
  return (
    <span className="mq-menu-frame" onClickCapture={() => setWanted(true)}>
      <MenuPart {...props} wanted={wanted} focused={focused} />
    </span>
  );
}
