import { failureOf } from '../../api/apiError';
import { notify } from '../../ui/feedback/notify';
import type { Withdrawal } from '#contract/withdrawals';
import { useRetryWithdrawalMutation, useSettleWithdrawalMutation } from './withdrawals.api';
import { withdrawalMessages } from './withdrawal.messages';

/** Settles a withdrawal or requests it again, with a notice about the result. */
export function useWithdrawalActions({ _id, fileName }: Withdrawal) {
  const [settle, settling] = useSettleWithdrawalMutation();
  const [retry, retrying] = useRetryWithdrawalMutation();
  const run = async (sent: Promise<{ message: string }>): Promise<void> => {
    try {
      notify.success({ text: (await sent).message, detail: fileName });
    } catch (error) {
      const { status, message } = failureOf(error);
      if (status !== 401 && status !== 403) notify.error({ text: withdrawalMessages.failed, detail: message });
    }
  };
  const input = { params: { id: _id } };
  return {
    busy: settling.isLoading || retrying.isLoading,
    tickOff: () => run(settle(input).unwrap()),
    askAgain: () => run(retry(input).unwrap()),
  };
}
