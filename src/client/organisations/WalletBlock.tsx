import { WarningOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
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
    <Flex align="center" gap={12} className="mq-wallet">
      <WalletRing share={ringShare(funds)} label={walletMessages.ring(orgName)} amount={formatMoney(funds)} />
      <Flex vertical className="mq-wallet-text">
        <span className="mq-org-label">{walletMessages.wallet}</span>
        <span className={`mq-wallet-amount ${isHealthy(funds) ? 'mq-tone-success' : 'mq-tone-error'}`}>
          {formatMoney(funds)}
        </span>
        {isLowOnCredit(funds) && (
          <span className="mq-wallet-low mq-tone-warning">
            <WarningOutlined aria-hidden /> {walletMessages.lowCredit}
          </span>
        )}
      </Flex>
    </Flex>
  );
}
