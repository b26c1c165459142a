import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boardAnswers } from '#test/boardAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { thisRun } from '../../machines/replay';
import { createStore } from '../../store';
import { reportMessages } from '../shell.messages';
import { createPageRouter } from '../router';
import { makeReport } from './report';
import { ReportPage } from './ReportPage';

const meta = {
  title: 'Shell/ReportPage',
  component: ReportPage,
  args: { createRouter: (address) => createPageRouter(() => undefined, address) },
  parameters: {
    answers: boardAnswers,
    address: '/bugreport?orgID=all',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A report of two steps on a page that needs no session. */
function aReport(): string {
  const { getState, services } = createStore();
  const { replay, recorder } = services;
  replay.moved('/forgotpassword');
  replay.settled(
    {
      key: 'review:f1',
      machine: 'review',
      id: 'f1',
      from: null,
      to: 'reviewing',
      value: 'reviewing',
      context: {},
      status: 'active',
      says: 'review f1: begins in reviewing',
      seq: 1,
      run: thisRun,
      event: null,
    },
    'xstate.init',
  );
  return JSON.stringify(makeReport(recorder.actions(), getState(), 'Marquee'));
}

export const Ready: Story = {};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(reportMessages.choose),
      new File(['{}'], 'other.json', { type: 'application/json' }),
    );
    await canvas.findByText(reportMessages.notOne);
  },
};
export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(reportMessages.choose),
      new File([aReport()], 'report.json', { type: 'application/json' }),
    );
    await inDocument(canvasElement).findByText('machine/review:f1/xstate.init');
  },
};
