import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Failure, fieldFailure } from '../http/failure';
import { isMostlyOwnWords, ownWords, type PasswordOwner } from './password.rules';

/**
 * Lower scores mean under a million guesses: the 49,000 most common passwords, also with added digits, repetitions or
 * rows of keys.
 */
const leastScore = 2;
/** Characters. Longer passwords are judged by their beginning, because the estimate's time grows with the length. */
const judged = 128;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** 27 MB of word lists, read when the first password is set. */
function load(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }]) =>
      new Estimator({ dictionary, graphs: adjacencyGraphs }),
  );
  return estimator;
}

/** Why a new password is refused; undefined if it is accepted. The contract checks its length. */
export async function weakness(password: string, owner: PasswordOwner, field: string): Promise<Failure | undefined> {
  const refused = (message: string): Failure => fieldFailure('password.too_weak', field, message, message);
  if (isMostlyOwnWords(password, owner))
    return refused(
      `This password is too easy to guess: it is made of a name, the e-mail or "${owner.productName}". Choose another.`,
    );
  const { score } = (await load()).check(password.slice(0, judged), ownWords(owner));
  return score < leastScore
    ? refused('This password is too easy to guess: it is a common one, or close to one. Choose another.')
    : undefined;
}
