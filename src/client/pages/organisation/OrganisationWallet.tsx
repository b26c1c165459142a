import { WarningOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import type { Organisation } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { disabledReason, usePermission } from '../../session/permissions';
import { isLowOnCredit, WalletFigurePicker } from '../../organisations/WalletFigurePicker';
import { organisationMessages } from './organisationPage.messages';
import { walletMessages } from '../../organisations/organisations.messages';
import { ReasonButton } from '../../ui/display/WithReason';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { CreditDialog } from './CreditDialog';

/** The wallet with its ring, the low-credit warning, and the button to add credit. */
export function OrganisationWallet({ org }: { org: Organisation }) {
  const [open, setOpen] = useAddressParam('credit');
  const allowance = usePermission('finance', org._id);
  const hasCredit = useExtension('wallet') && allowance !== 'never';
  return (
    <section className="mq-card mq-figure" aria-label={walletMessages.wallet}>
      <h2>{walletMessages.wallet}</h2>
      <WalletFigurePicker organisation={org} text={organisationMessages.ringText} />
      {isLowOnCredit(org.orgWallet.fundsAvailable) && (
        <Alert type="warning" showIcon icon={<WarningOutlined aria-hidden />} title={walletMessages.runningLow} />
      )}
      {hasCredit && (
        <ReasonButton reason={disabledReason(allowance)} onClick={() => setOpen('new')}>
          {organisationMessages.credit}
        </ReasonButton>
      )}
      {hasCredit && allowance === 'yes' && open !== null && <CreditDialog org={org} onClose={() => setOpen(null)} />}
    </section>
  );
}
