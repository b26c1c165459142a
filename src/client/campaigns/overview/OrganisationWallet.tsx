import { WarningOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { Organisation } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { isLowOnCredit, WalletFigurePicker } from '../../organisations/WalletFigurePicker';
import { messages } from '../../ui/messages';
import { useAddressParam } from '../../ui/useAddressParam';
import { CreditDialog } from './CreditDialog';

/** The wallet with its ring, the warning below the threshold, and the way to add credit. */
export function OrganisationWallet({ org }: { org: Organisation }) {
  const [open, setOpen] = useAddressParam('credit');
  const canCredit = useExtension('wallet');
  return (
    <section className="mq-card mq-figure" aria-label={messages.wallet.wallet}>
      <h2>{messages.wallet.wallet}</h2>
      <WalletFigurePicker organisation={org} words={messages.organisation.ringWords} />
      {isLowOnCredit(org.orgWallet.fundsAvailable) && (
        <Alert type="warning" showIcon icon={<WarningOutlined aria-hidden />} title={messages.wallet.runningLow} />
      )}
      {canCredit && <Button onClick={() => setOpen('new')}>{messages.organisation.credit}</Button>}
      {canCredit && open !== null && <CreditDialog org={org} onClose={() => setOpen(null)} />}
    </section>
  );
}
