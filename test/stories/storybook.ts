import type { Page } from '@playwright/test';

/** The option of the two projects in playwright.stories.config.ts. */
export interface StoryOptions {
  /** Whether each story is also checked in the dark theme. */
  inDarkTheme: boolean;
}

/** The members of Storybook's preview that are used here. */
interface WithStorybook {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<unknown>;
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals?: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: never) => void) => void;
    off: (event: string, listener: (told: never) => void) => void;
    emit: (event: string, told: object) => void;
  };
}

/** Storybook's event at the end of a story; the reports include that of the accessibility add-on. */
interface Finished {
  storyId: string;
  reporters?: {
    type: string;
    result?: { violations?: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };
  }[];
}

/** Sets the page to the width of the story's viewport. */
export async function setScreen(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window);
  const width = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as WithStorybook; // waited for above
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals?.viewport?.value ?? 'desktop']?.styles.width;
  }, id);
  await page.setViewportSize({ width: Number.parseInt(width ?? '1280'), height: 800 });
}

/** Renders a story and waits for its play function and axe. @returns a text for each failure */
export function playStory(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as WithStorybook; // waited for in `setScreen`
        const end = (findings: string[]): void => {
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(findings);
        };
        const failed = (error: { message?: string; description?: string }): void =>
          end([error.message ?? error.description ?? 'The story failed without a message.']);
        const listeners: Record<string, (told: never) => void> = {
          storyFinished: ({ storyId: finished, reporters = [] }: Finished) => {
            if (finished !== storyId) return;
            const violations = reporters.flatMap(({ type, result }) =>
              type === 'a11y' ? (result?.violations ?? []) : [],
            );
            end(
              violations.flatMap(({ id: rule, nodes }) =>
                nodes.map(({ html, failureSummary = '' }) => `axe, ${rule}: ${html.slice(0, 200)} ${failureSummary}`),
              ),
            );
          },
          storyErrored: failed,
          storyThrewException: failed,
          playFunctionThrewException: failed,
          unhandledErrorsWhilePlaying: ([error]: Error[]) => failed(error ?? {}),
          storyMissing: () => end(['Storybook does not know this story.']),
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}
