import { WarningOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { Organisation } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { useMay } from '../../session/may.api';
import { isLowOnCredit, WalletFigurePicker } from '../../organisations/WalletFigurePicker';
import { organisationMessages } from '../organisationPage.messages';
import { walletMessages } from '../../organisations/organisations.messages';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { CreditDialog } from './CreditDialog';

/** The wallet with its ring, the warning below the threshold, and the way to add credit. */
export function OrganisationWallet({ org }: { org: Organisation }) {
  const [open, setOpen] = useAddressParam('credit');
  const mayCredit = useMay('finance', org._id) === 'yes';
  const canCredit = useExtension('wallet') && mayCredit;
  return (
    <section className="mq-card mq-figure" aria-label={walletMessages.wallet}>
      <h2>{walletMessages.wallet}</h2>
      <WalletFigurePicker organisation={org} text={organisationMessages.ringText} />
      {isLowOnCredit(org.orgWallet.fundsAvailable) && (
        <Alert type="warning" showIcon icon={<WarningOutlined aria-hidden />} title={walletMessages.runningLow} />
      )}
      {canCredit && <Button onClick={() => setOpen('new')}>{organisationMessages.credit}</Button>}
      {canCredit && open !== null && <CreditDialog org={org} onClose={() => setOpen(null)} />}
    </section>
  );
}
