import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { productName } from '../api/runtime';
import { OrganisationBlock } from '../organisations/OrganisationBlock';
import { Mark } from '../ui/Mark';
import { messages } from '../ui/messages';
import { Person } from './Person';
import { RailWallet } from './RailWallet';
import { SidebarNav } from './SidebarNav';

/** Mark, organisation, NEW CAMPAIGN, navigation, person: in this order. */
export function Sidebar({ rail = false }: { rail?: boolean }) {
  return (
    <div className={rail ? 'mq-sidebar mq-sidebar-rail' : 'mq-sidebar'}>
      <div className="mq-brand">
        <Mark size={rail ? 32 : 28} {...(rail ? { label: productName() } : {})} />
        {!rail && <span>{productName()}</span>}
      </div>
      {rail ? <RailWallet /> : <OrganisationBlock />}
      <Button
        block
        disabled
        className="mq-new-campaign"
        icon={<PlusOutlined aria-hidden />}
        {...(rail ? { 'aria-label': messages.shell.newCampaign } : {})}
      >
        {rail ? null : messages.shell.newCampaign}
      </Button>
      <SidebarNav rail={rail} />
      <Person rail={rail} />
    </div>
  );
}
