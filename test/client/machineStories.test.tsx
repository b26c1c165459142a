import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { createActor, type AnyStateMachine } from 'xstate';
import { leafStates, sentenceOf, stateChart } from '#test/stateChart';
import { productSources, readSource, root, stories } from '#test/sources';
import type { StoryParameters } from '#test/storyAnswers';

interface DrawnStory {
  args?: object;
  parameters?: StoryParameters;
  render?: (args: object, context: object) => ReactElement;
}
interface StoryModule {
  default: DrawnStory & { component: (args: object) => ReactElement };
}

/** Loads a module whose path is known only at run time. */
const load = (path: string): Record<string, unknown> => jest.requireActual<Record<string, unknown>>(join(root, path));
const machines = productSources()
  .filter(({ path }) => path.endsWith('.machine.ts'))
  .map(({ path }) => ({
    path,
    machine: Object.values(load(path)).find(
      (value): value is AnyStateMachine =>
        typeof value === 'object' && value !== null && 'root' in value && 'provide' in value,
    )!,
  }));

/** The story files that show the states of a machine. */
const modules = stories()
  .filter(({ text }) => /\bmachine: '\w+'|statesOf\(/.test(text))
  .map(({ path }) => load(path) as unknown as StoryModule & Record<string, DrawnStory>); // the exports of a story file
const storiesOf = (module: StoryModule & Record<string, DrawnStory>): [string, DrawnStory][] =>
  Object.entries(module).filter(([name]) => name !== 'default');
const shownOf = (id: string) => modules.filter((module) => module.default.parameters?.machine === id);

test('there are machines, each with an id of its own and leaf states', () => {
  expect(machines.length).toBeGreaterThan(7);
  expect(new Set(machines.map(({ machine }) => machine.id)).size).toBe(machines.length);
  for (const { machine } of machines) expect(leafStates(machine).length).toBeGreaterThan(1);
  expect(machines.every(({ path }) => existsSync(join(root, path)))).toBe(true);
});

test.each(machines.map(({ machine }) => [machine.id, machine] as const))(
  'every state of %s has a story, and no story shows a state that is gone',
  (id, machine) => {
    const shown = new Set(
      shownOf(id).flatMap((module) => storiesOf(module).flatMap(([, { parameters }]) => parameters?.state ?? [])),
    );
    expect([...shown].sort()).toEqual(leafStates(machine).sort());
  },
);

test('an actor that a page forgot to provide fails with its own name', async () => {
  for (const { machine } of machines)
    for (const [name, logic] of Object.entries(machine.implementations.actors)) {
      const actor = createActor('src' in logic ? logic.src : logic);
      const ended = new Promise((_, reject) => actor.subscribe({ error: reject }));
      actor.start();
      await expect(ended).rejects.toThrow(`The actor ${name} was not provided`);
    }
});

test('the page of state charts draws every machine, and says its transitions in sentences', () => {
  const page = readSource('.storybook/StateCharts.stories.tsx').text;
  expect(
    machines
      .map(({ machine }) => machine.id)
      .filter((id) => !page.includes(`${id}Machine,`) && !page.includes(`${id}Machine]`)),
  ).toEqual([]);
  const review = stateChart(machines.find(({ machine }) => machine.id === 'review')!.machine);
  expect(review.states.find(({ initial }) => initial)?.name).toBe('reviewing');
  expect(review.arrows.map(sentenceOf)).toEqual(
    expect.arrayContaining([
      'In confirming, decision.confirm leads to saving (mayBeSent).',
      'In saving, saveDecision answers leads to lookingForAds (isApproval).',
      'In submitting, submitToSsp fails leads to submissionFailed.',
    ]),
  );
  for (const { machine } of machines)
    expect(stateChart(machine).states.map(({ name }) => name)).toEqual(expect.arrayContaining(leafStates(machine)));
});
