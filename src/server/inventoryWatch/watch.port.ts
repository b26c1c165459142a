import type { Actor } from '../http/actor';
import type { CheckRow } from './checks.queries';

/** Compares the provider's screens with the boards: on request and once a day. */
export interface Watch {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Starts a check, or returns the running one. */
  check(actor: Actor): Promise<CheckRow>;
  /** Ends a running check. @throws Failure `check.not_found` */
  cancel(id: string, actor: Actor): Promise<CheckRow>;
  /** Schedules the rules to be applied to the open differences. */
  wakeRules(): void;
  /** The time of the next daily check; null: none. */
  nextCheckAt(): Date | null;
}
