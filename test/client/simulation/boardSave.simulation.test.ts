import { Refusal, simulate, simulationTimeout, type Network } from '#test/simulation';
import { stubActor } from '#test/stubActor';
import { createActor } from 'xstate';
import { boardSaveMachine, type SaveBoard } from '../../../src/client/boards/form/boardSave.machine';

/** The server's board, with the author and name of each version. */
class BoardOnServer {
  version = 1;
  name = 'as found';
  readonly history: { version: number; name: string; by: 'us' | 'other' }[] = [];

  save({ draft, version }: SaveBoard): { board: { _id: string; version: number } } {
    if (version !== undefined && version !== this.version)
      throw new Refusal(409, 'record.stale', { boardname: this.name, version: this.version });
    this.#write(String(draft.boardname), 'us');
    return { board: { _id: 'b1', version: this.version } };
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

const labels: Record<string, string> = {
  untouched: 'Save Changes',
  editing: 'Save Changes',
  conflicting: 'Save Changes',
  saving: 'Saving...',
  saved: 'Saved!',
};

function open(network: Network) {
  const server = new BoardOnServer();
  const requests: SaveBoard[] = [];
  /** The versions that the form has shown: the initial one, and those in answers and conflicts. */
  const seen = new Set([1]);
  let typed: string | undefined;
  let edits = 0;
  const actor = createActor(
    boardSaveMachine.provide({
      actors: {
        saveBoard: stubActor((input: SaveBoard) => {
          requests.push(input);
          return network.call('save', () => server.save(input));
        }),
      },
    }),
    { input: { boardId: 'b1', version: 1 } },
  ).start();
  const state = () => actor.getSnapshot();

  const act = (action: string): void => {
    const { context } = state();
    switch (action) {
      case 'edit': {
        if (state().value === 'saving') break;
        typed = `edit ${String((edits += 1))}`;
        actor.send({ type: 'board.edit', draft: { boardname: typed } });
        break;
      }
      case 'save':
        actor.send({ type: 'board.save' });
        break;
      case 'doubleClick':
        actor.send({ type: 'board.save' });
        actor.send({ type: 'board.save' });
        break;
      case 'resolve':
        if (state().value === 'conflicting') {
          seen.add(server.version);
          actor.send({ type: 'conflict.resolve', draft: context.draft ?? {}, version: server.version });
        }
        break;
      case 'yield':
        if (state().value === 'conflicting') typed = undefined;
        actor.send({ type: 'conflict.yield' });
        break;
      case 'other':
        server.saveByOther(`by somebody else ${String(server.version)}`);
        break;
      case 'reload':
        seen.add(server.version);
        actor.send({ type: 'board.loaded', version: server.version });
        break;
    }
  };
  const check = (): void => {
    const { value, context } = state();
    expect(labels[value]).toBeDefined();
    expect(network.underWay('save')).toBeLessThanOrEqual(1);
    if (network.underWay('save') === 1) expect(value).toBe('saving');
    if (value === 'saved') {
      typed = undefined;
      if (context.version !== undefined) seen.add(context.version);
    }
    // The draft stays until the server has saved it or the user discards it.
    if (typed !== undefined) expect(context.draft).toEqual({ boardname: typed });
    if (value === 'saved')
      expect(server.history.some(({ by, name }) => by === 'us' && name === requests.at(-1)?.draft.boardname)).toBe(
        true,
      );
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
  'a board is saved once for each press, never over somebody else unseen, and what was typed is never lost',
  async () => {
    await simulate(['edit', 'edit', 'save', 'doubleClick', 'resolve', 'yield', 'other', 'reload'], open);
  },
  simulationTimeout,
);
