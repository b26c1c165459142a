import type { Organisation } from '#contract/organisations';
import { walletMessages } from './organisations.messages';
import { formatMoney } from '../ui/format/formatMoney';
import { WalletRing } from '../ui/display/WalletRing';
import { isHealthy, ringShare } from './wallet';

export { isHealthy, isLowOnCredit, ringShare } from './wallet';

interface WalletFigureProps {
  organisation: Pick<Organisation, 'orgName' | 'orgWallet'>;
  /** Under the amount. */
  text: string;
}

/** The wallet on a page: ring and large amount. Named so that higher features may import it. */
export function WalletFigurePicker({ organisation: { orgName, orgWallet }, text }: WalletFigureProps) {
  const funds = orgWallet.fundsAvailable;
  return (
    <div className="mq-budget">
      <WalletRing share={ringShare(funds)} label={walletMessages.ring(orgName)} amount={formatMoney(funds)} size={88} />
      <div>
        <div className={`mq-figure-amount ${isHealthy(funds) ? 'mq-tone-success' : 'mq-tone-error'}`}>
          {formatMoney(funds)}
        </div>
        <div className="mq-two">{text}</div>
      </div>
    </div>
  );
}
