import { formatMoney } from './formatMoney';

interface MoneyProps {
  /** Dollars; a dash if there is no amount. */
  amount: number | null | undefined;
}

/** Dollars with two decimals, in digits of equal width. */
export function Money({ amount }: MoneyProps) {
  return <span className="mq-money">{amount === null || amount === undefined ? '–' : formatMoney(amount)}</span>;
}
