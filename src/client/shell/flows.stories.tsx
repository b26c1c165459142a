import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { submitToSsp } from '#contract/ads';
import { signUpload } from '#contract/artwork';
import { modifyBoard } from '#contract/boards';
import { importBoards } from '#contract/imports';
import { getMe, modifyUser, signIn } from '#contract/session';
import { artworkAnswers } from '#test/artworkAnswers';
import { boardAnswers } from '#test/boardAnswers';
import { aUserReply } from '#test/marketplace';
import { robin } from '#test/profileAnswers';
import { answer, answerFailure, answerInTurn, answering, type StoryParameters } from '#test/storyAnswers';
import { WholeConsole } from '#test/storyConsole';
import { artworksThatRemember, csvWithThreeBadRows, importEverything, uploadsThatStayAt } from '#test/storyFlows';
import { inDocument } from '#test/storyPlays';
import { storeToken } from '../api/token';
import { uploadMessages } from '../api/upload.messages';
import { artworkMessages } from '../artwork/artwork.messages';
import { addBoardMessages } from '../boards/addBoard.messages';
import { boardMessages } from '../boards/boards.messages';
import { sessionMessages } from '../session/session.messages';
import { formMessages } from '../ui/ui.messages';

/** Complete user flows in the whole console, with recorded replies. */
const meta = {
  title: 'Flows/Console',
  component: WholeConsole,
  parameters: {
    answers: [
      answer(getMe, robin),
      answer(modifyUser, { user: aUserReply(), message: 'Saved.' }),
      ...artworkAnswers,
      ...boardAnswers,
    ],
    bare: true,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
  beforeEach: () => {
    storeToken('story');
  },
} satisfies Meta<typeof WholeConsole>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An approval while the platform cannot be reached: the artwork stays approved, and the submission is retried. */
export const ApproveThenSubmissionFailsThenRetry: Story = {
  args: { address: '/home?orgID=o1&teamID=t1' },
  ...answering(
    answerInTurn(
      answerFailure(submitToSsp, 'provider.failed', 'The platform is away.'),
      answer(submitToSsp, { message: 'Queued for the supply-side platform.' }),
    ),
    ...artworksThatRemember(),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    const file = 'kestrel_lisbon_1920x1080.jpg';
    await userEvent.click((await page.findAllByLabelText(`${artworkMessages.approve} ${file}`))[0] as HTMLElement); // findAllBy finds one or throws
    const question = await page.findByRole('dialog', { name: 'Approve this artwork?' });
    await userEvent.click(within(question).getByRole('button', { name: artworkMessages.approve }));
    await page.findByText(artworkMessages.savedDecision);
    await userEvent.click(
      (
        await page.findAllByLabelText(`${artworkMessages.submissionRetry} the SSP submission of ${file}`)
      )[0] as HTMLElement,
    ); // as above
    await page.findByText('Queued for the supply-side platform.');
  },
};

/** Five rows, three of them invalid: two are loaded, three are listed and returned as a file. */
export const CsvWithThreeBadRows: Story = {
  args: { address: '/boards?orgID=o1&teamID=t1&add=csv' },
  ...answering({ call: importBoards, respond: importEverything }),
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.upload(
      await page.findByLabelText('CSV files'),
      new File([csvWithThreeBadRows], 'boards.csv', { type: 'text/csv' }),
    );
    await page.findByText(/2 rows will be loaded\. 3 come back/);
    await userEvent.click(page.getByRole('button', { name: addBoardMessages.loadBoards }));
    await page.findByText(/3 of 5 rows were not loaded/);
    await page.findByRole('button', { name: addBoardMessages.loaded });
  },
};

/** An upload is cancelled; the file stays in the list and can be uploaded again. */
export const UploadCancelled: Story = {
  args: { address: '/home?orgID=o1&teamID=t1' },
  ...answering(answer(signUpload, { credentials: { url: '/upload/story' }, fileURL: '/files/story' })),
  beforeEach: () => {
    storeToken('story');
    return uploadsThatStayAt(42);
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    const png = new File(
      [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
      'harbour.png',
      { type: 'image/png' },
    );
    await userEvent.upload(await page.findByLabelText('Artwork files'), png);
    await userEvent.click(await page.findByLabelText(`${uploadMessages.upload} harbour.png`));
    await page.findByLabelText(`${uploadMessages.uploading(42)} harbour.png`);
    await userEvent.click(await page.findByLabelText('Cancel the upload of harbour.png'));
    await expect(await page.findByLabelText(`${uploadMessages.upload} harbour.png`)).toBeEnabled();
  },
};

/** The session ends while a board is edited: after the login, the same form is open with the typed values. */
export const SessionEndsInMidEdit: Story = {
  args: { address: '/boards?orgID=o1&teamID=t1&board=b1' },
  ...answering(
    answerInTurn(
      answerFailure(modifyBoard, 'session.required'),
      ...boardAnswers.filter(({ call }) => call.path === modifyBoard.path),
    ),
    answer(signIn, { token: 'story-2', tokenToStore: 'story-2' }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    // The table below has a column of the same name.
    const city = () => page.findByLabelText('City', { selector: 'input' });
    // Found by text, because queries by role are slow on this large page. A disabled button cannot be clicked.
    const save = async () => {
      await waitFor(() => expect(page.getByText(formMessages.saveChanges).closest('button')).toBeEnabled(), {
        timeout: 15_000,
      });
      await userEvent.click(page.getByText(formMessages.saveChanges));
    };
    await userEvent.type(await city(), ' East');
    await save();
    await page.findByText(sessionMessages.landingTitle);
    await userEvent.click(await page.findByLabelText(sessionMessages.email));
    await userEvent.paste('admin@example.com');
    await userEvent.click(page.getByLabelText(sessionMessages.password));
    await userEvent.paste('marquee-demo');
    await userEvent.click(page.getByRole('button', { name: sessionMessages.logIn }));
    await expect(await city()).toHaveValue('Lisbon East');
    await save();
    await waitFor(() => expect(page.getByText(boardMessages.saved)).toBeVisible(), { timeout: 15_000 });
  },
};
