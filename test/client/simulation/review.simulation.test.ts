import { Refusal, simulate, simulationTimeout, type Network } from '#test/simulation';
import { stubActor } from '#test/stubActor';
import { createActor } from 'xstate';
import { reviewMachine } from '../../../src/client/artwork/review/review.machine';

interface Save {
  isPreApproved: boolean;
  comment: string;
  ifMatch: number | undefined;
}

/** The server's artwork and its submissions to the supply-side platform. */
class ArtworkOnServer {
  version = 1;
  isPreApproved: boolean | null = null;
  submissions = new Set<number>();
  readonly decisions: { by: 'us' | 'other'; approved: boolean; after: number }[] = [];

  decide({ isPreApproved, ifMatch }: Save) {
    if (ifMatch !== undefined && ifMatch !== this.version) {
      throw new Refusal(409, 'record.stale', { isPreApproved: this.isPreApproved, version: this.version });
    }
    this.#write('us', isPreApproved);
    return { file: { version: this.version, undoUntil: null }, message: 'Saved.' };
  }
  decideByOther(approved: boolean): void {
    this.#write('other', approved);
  }
  submit() {
    if (this.isPreApproved !== true) throw new Refusal(409, 'artwork.not_approved');
    this.submissions.add(1);
    return { message: 'Will be submitted.' };
  }
  #write(by: 'us' | 'other', approved: boolean): void {
    this.decisions.push({ by, approved, after: this.version });
    this.version += 1;
    this.isPreApproved = approved;
  }
}

function open(network: Network) {
  const server = new ArtworkOnServer();
  const saves: Save[] = [];
  let reason = '';
  let confirmations = 0;
  let submitted = 0;
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        saveDecision: stubActor(({ body, headers }) => {
          const save = {
            isPreApproved: body?.isPreApproved === true,
            comment: body?.approvalComment?.trim() ?? '',
            ifMatch: headers?.ifMatch,
          };
          saves.push(save);
          return network.call('decide', () => server.decide(save));
        }),
        lookForAds: stubActor(() => network.call('ads', () => ({ ads: [{}] }))),
        submitToSsp: stubActor(() => {
          submitted += 1;
          return network.call('submit', () => server.submit());
        }),
      },
    }),
    { input: { fileId: 'f1', fileName: 'a.png', version: 1 } },
  ).start();
  const state = () => actor.getSnapshot();
  const confirm = (type: 'decision.confirm' | 'decision.overrule'): void => {
    if (state().can({ type })) confirmations += 1;
    actor.send({ type });
  };

  const act = (action: string, choice: number): void => {
    const ask = { fileName: 'a.png', version: state().context.version };
    switch (action) {
      case 'approve':
        actor.send({ type: 'artwork.approve', ...ask });
        break;
      case 'disapprove':
        actor.send({ type: 'artwork.disapprove', ...ask });
        break;
      case 'type':
        if (state().value === 'saving') break;
        reason = ['', '  ', 'Too dark', 'No price'][choice % 4] ?? '';
        actor.send({ type: 'reason.change', reason });
        break;
      case 'confirm':
        confirm('decision.confirm');
        break;
      case 'hastyEnter':
        confirm('decision.confirm');
        confirm('decision.confirm');
        break;
      case 'overrule':
        confirm('decision.overrule');
        break;
      case 'dismiss':
        actor.send({ type: 'decision.dismiss' });
        break;
      case 'retry':
        actor.send({ type: 'submission.retry' });
        break;
      case 'other':
        server.decideByOther(choice % 2 === 0);
        break;
    }
  };
  const check = (): void => {
    const { value, context } = state();
    for (const name of ['decide', 'submit']) expect(network.underWay(name)).toBeLessThanOrEqual(1);
    if (network.underWay('decide') === 1) expect(value).toBe('saving');
    // One call per confirmation, and no rejection without a reason.
    expect(saves).toHaveLength(confirmations);
    for (const { isPreApproved, comment } of saves) if (!isPreApproved) expect(comment).not.toBe('');
    if (context.reason === '' && reason !== '')
      expect(server.decisions.some(({ by, approved }) => by === 'us' && !approved)).toBe(true);
    else expect(context.reason).toBe(reason);
    reason = context.reason;
  };
  const checkAtEnd = (): void => {
    expect(['saving', 'lookingForAds', 'submitting']).not.toContain(state().value);
    // No decision overrules one that was not shown: each of ours was sent with the version it replaces.
    for (const { after } of server.decisions.filter(({ by }) => by === 'us'))
      expect(saves.some(({ ifMatch }) => ifMatch === after)).toBe(true);
    if (submitted > 0) expect(saves.some(({ isPreApproved }) => isPreApproved)).toBe(true);
    expect(server.submissions.size).toBeLessThanOrEqual(1);
  };
  return { network, act, check, checkAtEnd };
}

test(
  'a decision is sent once for each confirmation, never over another unseen, never without its reason; only what was approved is submitted',
  async () => {
    await simulate(
      ['approve', 'disapprove', 'type', 'confirm', 'hastyEnter', 'overrule', 'dismiss', 'retry', 'other'],
      open,
    );
  },
  simulationTimeout,
);
