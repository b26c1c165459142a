import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { productName } from '../api/runtime';
import { OrganisationBlock } from '../organisations/OrganisationBlock';
import { Deferred } from '../ui/display/Deferred';
import { Mark } from '../ui/display/Mark';
import { shellMessages } from './shell.messages';
import { Person } from './Person';
import { RailWallet } from './RailWallet';
import { SidebarNav } from './SidebarNav';

/**
 * Mark, organisation, NEW CAMPAIGN, navigation, person: in this order. Memoised: after a navigation only the parts that
 * read the address are rendered again.
 */
export const Sidebar = memo(function Sidebar({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <div className={collapsed ? 'mq-sidebar mq-sidebar-rail' : 'mq-sidebar'}>
      <div className="mq-brand">
        <Mark size={collapsed ? 32 : 28} {...(collapsed ? { label: productName() } : {})} />
        {!collapsed && <span>{productName()}</span>}
      </div>
      <Deferred>
        {collapsed ? <RailWallet /> : <OrganisationBlock />}
        <Button
          block
          disabled
          className="mq-new-campaign"
          icon={<PlusOutlined aria-hidden />}
          {...(collapsed ? { 'aria-label': shellMessages.newCampaign } : {})}
        >
          {collapsed ? null : shellMessages.newCampaign}
        </Button>
        <SidebarNav collapsed={collapsed} />
        <Person collapsed={collapsed} />
      </Deferred>
    </div>
  );
});
