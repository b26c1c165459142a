import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerCalls, type StoryParameters } from '#test/storyAnswers';
import { StoryShell } from '#test/storyStore';
import * as disapprove from '../../../src/client/artwork/review/DisapproveDialog.stories';
import * as dialogs from '../../../src/client/artwork/review/DecisionDialogs.stories';
import * as review from '../../../src/client/artwork/reviewMode/ReviewMode.stories';
import * as table from '../../../src/client/artwork/table/ArtworkTable.stories';
import * as uploads from '../../../src/client/artwork/upload/UploadPanel.stories';
import * as submissions from '../../../src/client/artwork/ads/SubmissionsTable.stories';

interface DrawnStory {
  args?: object;
  parameters?: object;
  render?: ((args: never, context: never) => ReactElement) | undefined;
}

/** Renders a story as Storybook does, without Storybook. */
function draw(meta: { component: unknown; args?: object; parameters?: object }, story: DrawnStory): void {
  const { answers = [], address = '/', preload } = { ...meta.parameters, ...story.parameters } as StoryParameters; // stories have parameters of this type
  stop = answerCalls(answers);
  const Component = meta.component as (args: object) => ReactElement; // every story here is of a React component
  const drawn = story.render ? story.render({} as never, {} as never) : <Component {...meta.args} {...story.args} />; // the `render` functions of these stories take no arguments
  render(
    <StoryShell mode="light" density="comfortable" address={address} bare={false} {...(preload ? { preload } : {})}>
      {drawn}
    </StoryShell>,
  );
}
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['Loading', 'Loading LATEST ARTWORKS'],
  ['Empty', 'There are no files to show.'],
  ['NoMatch', 'Approved only · Name: zebra'],
  ['Failed', 'LATEST ARTWORKS could not be loaded.'],
] as const)('the table %s says so', async (name, text) => {
  draw(table.default, table[name]);
  expect(await screen.findByText(text)).toBeVisible();
});

it('the table works with an API of section 7 alone: no search, all the rest', async () => {
  draw(table.default, table.WithoutExtensions);
  expect(await screen.findByLabelText('Approve kestrel_lisbon_1920x1080.jpg')).toBeVisible();
  expect(screen.getByText('Is in campaign')).toBeVisible();
  expect(screen.queryByPlaceholderText('Search by name')).toBeNull();
});

it.each([
  ['Confirming', 'Approve this artwork?'],
  ['Reasoning', 'Disapprove this artwork?'],
  ['Saving', 'Approve this artwork?'],
  ['SavingFailed', 'Your decision is not saved yet.'],
  ['Conflicted', 'Logo is cut off at the edge'],
  ['LookingForAds', 'Looking for ads'],
  ['Submitting', 'Submitting'],
  ['SubmissionFailed', 'Retry'],
] as const)('the review in state %s shows it', async (name, text) => {
  draw(dialogs.default, dialogs[name]);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it('keeps its buttons out of reach while a decision is being saved', async () => {
  draw(dialogs.default, dialogs.Saving);
  expect((await screen.findByText('Cancel')).closest('button')).toBeDisabled();
});

it.each([
  ['Choosing', 'Upload'],
  ['Signing', 'Uploading... 0%'],
  ['Uploading', 'Uploading... 42%'],
  ['FailedSigning', 'Failed to get your authentication credentials...'],
  ['FailedUploading', 'Failed to upload your file. Please try again.'],
  ['FailedCreating', 'Upload failed. Try refreshing the page.'],
  ['Uploaded', 'Uploaded'],
] as const)('the upload in state %s says so', async (name, text) => {
  draw(uploads.default, uploads[name]);
  expect(await screen.findByText(text)).toBeVisible();
});

it('a blank reason cannot be sent, a given one can', async () => {
  draw(disapprove.default, disapprove.Blank);
  expect((await screen.findByText('Disapprove')).closest('button')).toBeDisabled();
});

it('submissions name their state, and only a failed one can be sent again', async () => {
  draw(submissions.default, submissions.Ready);
  expect(await screen.findByLabelText('Retry failed.jpg')).toBeVisible();
  expect(screen.queryByLabelText('Retry approved.jpg')).toBeNull();
  expect(screen.getByLabelText('Record outcome of manual.jpg')).toBeVisible();
});

describe('review mode', () => {
  it('shows facts, fit, where it runs, steps and history', async () => {
    draw(review.default, review.Ready);
    for (const text of [
      '1 of 6',
      'JPEG, sRGB',
      '1920 × 1080 (16:9)',
      'Fit on the 15 boards booked',
      '9 exact',
      '3 with bars',
      '1 does not fit',
      'Lisbon winter fares',
      'Waiting for your decision',
      '1 ad uses this artwork',
      '“Fare is missing the currency.”',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it('leaves out what the API cannot tell', async () => {
    draw(review.default, review.WithoutExtensions);
    expect(await screen.findByText('Where it runs')).toBeVisible();
    expect(screen.queryByText(/^Fit on the /)).toBeNull();
    expect(screen.queryByText('History')).toBeNull();
  });

  it.each([
    ['Confirming', 'Approve this artwork?'],
    ['ConfirmingInPlace', 'Yes, approve'],
    ['Reasoning', 'Last reasons'],
    ['UndoOffered', 'lumen_optical_spring_1920x1080.jpg'],
    ['NoBoards', 'No campaign books a board for it yet, so there is nothing to fit.'],
    ['Failed', 'The artwork could not be loaded.'],
    ['SaveFailure', 'Show'],
  ] as const)('%s', async (name, text) => {
    draw(review.default, review[name]);
    expect(await screen.findByText(text)).toBeVisible();
    await act(async () => undefined);
  });
});
