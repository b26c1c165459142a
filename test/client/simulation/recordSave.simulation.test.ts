import { Refusal, simulate, simulationTimeout, type Network } from '#test/simulation';
import { stubActor } from '#test/stubActor';
import { createActor } from 'xstate';
import {
  recordSaveMachine,
  StaleRecord,
  type SaveInput,
  type Stored,
} from '../../../src/client/save/recordSave.machine';
import { failureOf } from '../../../src/client/api/apiError';

/** The server's record, with the author and name of each version. */
class RecordOnServer {
  version = 1;
  name = 'as found';
  readonly history: { version: number; name: string; by: 'us' | 'other' }[] = [];

  save({ values, version }: SaveInput): Stored {
    if (version !== undefined && version !== this.version) throw new Refusal(409, 'record.stale', this.stored());
    this.#write(String(values['name']), 'us');
    return this.stored();
  }
  stored(): Stored {
    return { values: { name: this.name }, version: this.version };
  }
  saveByOther(name: string): void {
    this.#write(name, 'other');
  }
  #write(name: string, by: 'us' | 'other'): void {
    this.version += 1;
    this.name = name;
    this.history.push({ version: this.version, name, by });
  }
}

function open(network: Network) {
  const server = new RecordOnServer();
  const requests: SaveInput[] = [];
  /** The versions that the form has shown or was merged with: the initial one, and those in answers and conflicts. */
  const seen = new Set([1]);
  let typed: string | undefined;
  let edits = 0;
  const actor = createActor(
    recordSaveMachine.provide({
      actors: {
        saveRecord: stubActor(async (input: SaveInput) => {
          requests.push(input);
          try {
            return await network.call('save', () => server.save(input));
          } catch (error) {
            const theirs = error instanceof Refusal ? (error.current as Stored | undefined) : undefined; // as `save` put it in
            if (theirs === undefined) throw error;
            seen.add(theirs.version ?? 0);
            throw new StaleRecord(failureOf(error), theirs);
          }
        }),
      },
    }),
    { input: { values: { name: 'as found' }, base: { name: 'as found' }, version: 1 } },
  ).start();
  const state = () => actor.getSnapshot();

  const act = (action: string): void => {
    switch (action) {
      case 'edit': {
        if (state().value === 'saving') break;
        typed = `edit ${String((edits += 1))}`;
        actor.send({ type: 'record.edit', change: { name: typed } });
        break;
      }
      case 'save':
        actor.send({ type: 'record.save' });
        break;
      case 'doubleClick':
        actor.send({ type: 'record.save' });
        actor.send({ type: 'record.save' });
        break;
      case 'resolve':
        if (state().value === 'conflicting') actor.send({ type: 'record.save' });
        break;
      case 'yield':
        if (state().value === 'conflicting') {
          typed = undefined;
          actor.send({ type: 'record.reset' });
        }
        break;
      case 'other':
        server.saveByOther(`by somebody else ${String(server.version)}`);
        break;
      case 'reload':
        seen.add(server.version);
        actor.send({ type: 'record.loaded', stored: server.stored() });
        break;
    }
  };
  const check = (): void => {
    const { value, context } = state();
    expect(network.underWay('save')).toBeLessThanOrEqual(1);
    if (network.underWay('save') === 1) expect(value).toBe('saving');
    if (value === 'saved') {
      typed = undefined;
      if (context.version !== undefined) seen.add(context.version);
    }
    // The draft stays until the server has saved it, even if its answer is lost, or the user discards it.
    const isSaved = server.history.some(({ by, name }) => by === 'us' && name === typed);
    if (typed !== undefined && !isSaved) expect(context.values).toEqual({ name: typed });
    if (value === 'saved')
      expect(server.history.some(({ by, name }) => by === 'us' && name === requests.at(-1)?.values['name'])).toBe(true);
    for (const { version } of requests) expect(seen).toContain(version);
  };
  const checkAtEnd = (): void => {
    expect(state().value).not.toBe('saving');
    // No save overwrites a version that was not shown: each of ours was sent with the version before it.
    const ours = server.history.filter(({ by }) => by === 'us');
    for (const { version } of ours) expect(requests.some((request) => request.version === version - 1)).toBe(true);
  };
  return { network, act, check, checkAtEnd };
}

test(
  'a record is saved once for each press, never over somebody else unseen, and what was typed is never lost',
  () => simulate(['edit', 'edit', 'save', 'doubleClick', 'resolve', 'yield', 'other', 'reload'], open),
  simulationTimeout,
);
