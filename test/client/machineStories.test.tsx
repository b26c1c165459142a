import { render, waitFor } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { AnyStateMachine } from 'xstate';
import { sentenceOf, stateChart } from '#test/stateChart';
import { productSources, readSource, root, stories } from '#test/sources';
import { answerCalls, type StoryParameters } from '#test/storyAnswers';
import { leafStates } from '#test/storyMachines';
import { StoryShell } from '#test/storyStore';

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

const replayed = modules
  .filter(({ default: meta }) => meta.parameters?.machine !== undefined)
  .flatMap((module) =>
    storiesOf(module)
      .filter(([, { parameters }]) => parameters?.preload !== undefined && parameters.machine !== undefined)
      .map(([name, story]) => ({
        title: `${module.default.parameters?.machine ?? ''}: ${name}`,
        meta: module.default,
        story,
      })),
  );

describe('a state story made by replay', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    localStorage.clear();
    sessionStorage.clear();
  });

  test('there are some', () => expect(replayed.length).toBeGreaterThan(30));

  test.each(replayed.map((each) => [each.title, each] as const))(
    '%s draws the real view and sends nothing',
    async (_, { meta, story }) => {
      const asked = jest.fn();
      stop = answerCalls([]);
      const answering = globalThis.fetch;
      globalThis.fetch = (...given) => {
        asked(given[0]);
        return answering(...given);
      };
      const Component = meta.component;
      const args = { ...meta.args, ...story.args };
      const draw = story.render ?? meta.render;
      const { address = '/', preload } = { ...meta.parameters, ...story.parameters };
      const { container } = render(
        <StoryShell mode="light" density="comfortable" address={address} bare={false} {...(preload ? { preload } : {})}>
          {draw ? draw(args, {}) : <Component {...args} />}
        </StoryShell>,
      );
      await waitFor(() => expect(container.textContent).not.toBe(''));
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
