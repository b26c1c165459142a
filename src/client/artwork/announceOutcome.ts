import { failureOf } from '../api/apiError';
import { notify } from '../ui/feedback/notify';

interface OutcomeTexts {
  key?: string;
  /** By default the server's message. */
  done?: string;
  detail?: string | undefined;
  failed: string;
}

/** Shows a notice with the outcome of a call; 401 and 403 have general notices. */
export async function announceOutcome(
  call: Promise<{ message: string }>,
  { key, done, detail, failed }: OutcomeTexts,
): Promise<void> {
  const shared = key === undefined ? {} : { key };
  try {
    const { message } = await call;
    notify.success({ ...shared, text: done ?? message, detail });
  } catch (error) {
    const { status, message } = failureOf(error);
    if (status !== 401 && status !== 403) notify.error({ ...shared, text: failed, detail: message });
  }
}
