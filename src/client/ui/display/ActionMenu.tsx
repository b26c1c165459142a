import { Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useMenuFocus } from '../keyboard/useMenuFocus';

interface ActionMenuProps {
  /** The actions; each has its own `onClick`. */
  items: NonNullable<MenuProps['items']>;
  placement?: 'bottomLeft' | 'bottomRight';
  /** The button that opens the menu. */
  children: ReactNode;
}

/** A menu of actions below a button. The opened menu has the focus, and returns it to its button when it closes. */
export function ActionMenu({ items, placement = 'bottomLeft', children }: ActionMenuProps) {
  const menuFocus = useMenuFocus();
  return (
    <Dropdown
      {...menuFocus}
      trigger={['click']}
      // Else it opens at the action that was chosen last.
      destroyOnHidden
      placement={placement}
      menu={{
        items,
        // The Enter that chose an action must not also press the first button of the dialog that the action opens.
        onClick: ({ domEvent }) => domEvent.preventDefault(),
      }}
    >
      {children}
    </Dropdown>
  );
}
