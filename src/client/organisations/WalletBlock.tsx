import { WarningOutlined } from '@ant-design/icons';
import type { Organisation } from '#contract/organisations';
import { walletMessages } from './organisations.messages';
import { formatMoney } from '../ui/format/formatMoney';
import { WalletRing } from '../ui/display/WalletRing';
import { isHealthy, isLowOnCredit, ringShare } from './wallet';
import './organisation.css';

/** The selected organisation's wallet: ring, amount and the permanent low-credit mark. */
export function WalletBlock({
  organisation: { orgName, orgWallet },
}: {
  organisation: Pick<Organisation, 'orgName' | 'orgWallet'>;
}) {
  const funds = orgWallet.fundsAvailable;
  return (
    <div className="mq-wallet">
      <WalletRing share={ringShare(funds)} label={walletMessages.ring(orgName)} amount={formatMoney(funds)} />
      <div className="mq-wallet-text">
        <span className="mq-org-label">{walletMessages.wallet}</span>
        <span className={`mq-wallet-amount ${isHealthy(funds) ? 'mq-tone-success' : 'mq-tone-error'}`}>
          {formatMoney(funds)}
        </span>
        {isLowOnCredit(funds) && (
          <span className="mq-wallet-low mq-tone-warning">
            <WarningOutlined aria-hidden /> {walletMessages.lowCredit}
          </span>
        )}
      </div>
    </div>
  );
}
