import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { failure, type Failure } from '../http/failure';
import { isMostlyOwnWords, ownWords, type PasswordOwner } from './password.rules';

/** Below a million guesses: the 49,000 most common passwords, and those with some digits, repetitions or rows of keys added. */
const leastScore = 2;
/** Longer ones are judged by their beginning: the estimate's time grows with the length. */
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

/** Why a new password is refused; undefined when it is good. Its length is the contract's business. */
export async function weakness(password: string, owner: PasswordOwner, field: string): Promise<Failure | undefined> {
  const refused = (message: string): Failure =>
    failure('password.too_weak', { message, fields: [{ path: field, message }] });
  if (isMostlyOwnWords(password, owner))
    return refused(
      `This password is too easy to guess: it is made of a name, the e-mail or "${owner.productName}". Choose another.`,
    );
  const { score } = (await load()).check(password.slice(0, judged), ownWords(owner));
  return score < leastScore
    ? refused('This password is too easy to guess: it is a common one, or nearly. Choose another.')
    : undefined;
}
