import { Flex } from 'antd';
import type { Organisation } from '#contract/organisations';
import { walletMessages } from './organisations.messages';
import { formatMoney } from '../ui/format/formatMoney';
import { WalletRing } from '../ui/display/WalletRing';
import { isHealthy, ringShare } from './wallet';

export { isLowOnCredit } from './wallet';

interface WalletFigureProps {
  organisation: Pick<Organisation, 'orgName' | 'orgWallet'>;
  /** The accessible name of the ring. */
  label?: string;
  /** Under the amount. */
  text?: string;
  /** Pixels of the ring. */
  size?: number;
}

/** The wallet on a page: ring and large amount. Named so that higher features may import it. */
export function WalletFigurePicker({ organisation, label, text, size = 88 }: WalletFigureProps) {
  const { orgName, orgWallet } = organisation;
  const funds = orgWallet.fundsAvailable;
  return (
    <Flex gap={12} align="center">
      <WalletRing
        share={ringShare(funds)}
        label={label ?? walletMessages.ring(orgName)}
        amount={formatMoney(funds)}
        size={size}
      />
      <div>
        <div className={`mq-figure-amount ${isHealthy(funds) ? 'mq-tone-success' : 'mq-tone-error'}`}>
          {formatMoney(funds)}
        </div>
        {text !== undefined && <div className="mq-two">{text}</div>}
      </div>
    </Flex>
  );
}
