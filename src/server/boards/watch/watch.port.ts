import type { Actor } from '../../http/actor';
import type { CheckRow } from './checks.queries';

/** Compares the provider's screens with the boards: when somebody asks, and once a day. */
export interface Watch {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Starts a check, or answers the one that runs. */
  check(actor: Actor): Promise<CheckRow>;
  /** Ends a running check. @throws Failure `check.not_found` */
  cancel(id: string, actor: Actor): Promise<CheckRow>;
  /** Applies the rules to what is open, soon. */
  wakeRules(): Promise<void>;
  /** When the next check starts by itself; null: never. */
  nextCheckAt(): Date | null;
}
