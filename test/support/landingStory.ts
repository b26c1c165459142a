import type { StoryAnswer, StoryParameters } from './storyAnswers';

/** Parameters of the stories of a page that stands alone in the window, opened at an address. */
export const landingParameters = (
  address: string,
  ...answers: StoryAnswer[]
): StoryParameters & Record<string, unknown> => ({
  answers,
  address,
  layout: 'fullscreen',
  docs: { story: { inline: false, height: 640 } },
});
