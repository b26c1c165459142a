import type { Preview } from '@storybook/react-webpack5';
import { StoryShell } from '#test/storyStore';
import { answerCalls } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import type { Density, ThemeMode } from '../src/client/ui/theme';

const choice = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: items.map((value) => ({ value, title: value })), dynamicTitle: true },
});

const reduced = '(prefers-reduced-motion: reduce)';
const systemMatchMedia = window.matchMedia.bind(window);
let motion = 'system';
/** The toolbar's "reduced" speaks to the components as the system's setting would. */
window.matchMedia = (query) => {
  const list = systemMatchMedia(query);
  return query === reduced && motion === 'reduced' ? new Proxy(list, { get: (target, key) => (key === 'matches' ? true : bound(target, key)) }) : list;
};

function bound(target: MediaQueryList, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? value.bind(target) : value;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'mirror', ['system', 'light', 'dark']),
    density: choice('Density', 'component', ['comfortable', 'compact']),
    motion: choice('Motion', 'lightning', ['system', 'reduced']),
  },
  initialGlobals: { theme: 'system', density: 'comfortable', motion: 'system' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { date: /(At|Date|Time)$/ } },
    layout: 'padded',
    options: { storySort: { order: ['Shell', 'Session', 'Artwork', 'Boards', 'Campaigns', 'Organisations', 'UI'] } },
  },
  beforeEach: ({ parameters }) => {
    localStorage.clear();
    sessionStorage.clear();
    return answerCalls((parameters as StoryParameters).answers ?? []); // stories give their parameters as StoryParameters
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      motion = String(globals['motion']);
      const { address = '/', bare = false, preload } = parameters as StoryParameters; // as above
      return (
        <StoryShell
          key={`${id} ${motion}`}
          mode={globals['theme'] as ThemeMode} // the toolbar offers these values only
          density={globals['density'] as Density} // likewise
          address={address}
          bare={bare}
          {...(preload ? { preload } : {})}
        >
          <Story />
        </StoryShell>
      );
    },
  ],
};

export default preview;
