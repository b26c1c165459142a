import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ConfirmQuestion } from './ConfirmDialog';
import type { ShownFailure } from './FailureAlert';
import { LazyFallback } from './LazyFallback';
import { lazyWithRetry } from './lazyWithRetry';

export interface ConfirmRequest extends ConfirmQuestion {
  /** Runs while the dialog is open and busy. If it fails, the dialog stays open with the reason. */
  run?: () => Promise<unknown>;
}

/** Resolves to true when the user has confirmed (and `run` has finished), to false when they cancel. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

interface OpenQuestion {
  /** The number of the question. */
  nth: number;
  request: ConfirmRequest;
  answer: (sure: boolean) => void;
}

const ConfirmDialog = lazyWithRetry(async () => (await import('./ConfirmDialog')).ConfirmDialog, LazyFallback);

const ConfirmContext = createContext<Confirm | undefined>(undefined);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ThemeProvider around it');
  return confirm;
}

/** Renders the dialog that `useConfirm` opens; one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<OpenQuestion>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShownFailure>();
  const current = useRef<OpenQuestion>(undefined);
  const count = useRef(0);

  const confirm = useCallback<Confirm>((request) => {
    // One at a time: a second request cancels the first.
    current.current?.answer(false);
    return new Promise((answer) => {
      count.current += 1;
      current.current = { nth: count.current, request, answer };
      setQuestion(current.current);
      setFailure(undefined);
      setOpen(true);
    });
  }, []);

  const finish = (sure: boolean) => {
    current.current = undefined;
    setOpen(false);
    question?.answer(sure);
  };

  const onSure = async () => {
    if (!question?.request.run) {
      finish(true);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await question.request.run();
      finish(true);
    } catch (reason) {
      setFailure(reason as ShownFailure); // a call's failure, or an Error
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          // What one question has counted is never shown by the next.
          key={question.nth}
          {...question.request}
          open={open}
          busy={busy}
          failure={failure}
          onKeep={() => finish(false)}
          onSure={() => void onSure()}
        />
      )}
    </ConfirmContext>
  );
}
