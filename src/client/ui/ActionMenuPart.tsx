import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MenuPartProps } from './ActionMenu';

/** antd's menu under a button. Takes the place of the bare button: open, where that was pressed already, and with its focus. */
export function ActionMenuPart({ menu, placement = 'bottomLeft', children, wanted, focused }: MenuPartProps) {
  const [open, setOpen] = useState(wanted);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (focused.current) frame.current?.querySelector('button')?.focus();
  }, [focused]);
  return (
    <span ref={frame} className="mq-menu-frame">
      <Dropdown trigger={['click']} placement={placement} menu={menu} open={open} onOpenChange={setOpen}>
        {children}
      </Dropdown>
    </span>
  );
}
