import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { StoryShell } from '#test/storyStore';
import { StartStates } from '../src/client/machines/useBridgedActor';
import { answerCalls } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { startStoryClock } from '#test/storyClock';
import { dataSets, networks, setConditions } from '#test/storyConditions';
import type { Conditions } from '#test/storyConditions';
import { addPalette } from '../src/client/ui/theme/addPalette';
import type { Density, ThemeMode } from '../src/client/ui/theme/theme';

const choice = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: items.map((value) => ({ value, title: value })), dynamicTitle: true },
});

const screen = (name: string, width: number, height: number) => ({
  name: `${name} (${String(width)})`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
  type: width < 768 ? ('mobile' as const) : ('desktop' as const),
});
/** Both sides of the console's breakpoints. */
const viewports = {
  small: screen('Small phone', 320, 640),
  phone: screen('Phone', 375, 812),
  below: screen('Just below the breakpoint', 767, 900),
  at: screen('At the breakpoint', 768, 900),
  rail: screen('Rail', 1024, 768),
  desktop: screen('Desktop', 1280, 800),
  wide: screen('Wide', 1920, 1080),
};

addPalette();

// A busy machine is slow.
configure({ asyncUtilTimeout: 30_000 });

const systemMatchMedia = window.matchMedia.bind(window);
/** The media queries that the toolbar makes match, as the system's settings for reduced motion and more contrast do. */
let wished: readonly string[] = [];
const wishesOf = ({ motion, contrast }: Record<string, unknown>): string[] => [
  ...(motion === 'reduced' ? ['(prefers-reduced-motion: reduce)'] : []),
  ...(contrast === 'more' ? ['(prefers-contrast: more)'] : []),
];
window.matchMedia = (query) => {
  const list = systemMatchMedia(query);
  return wished.includes(query)
    ? new Proxy(list, { get: (target, key) => (key === 'matches' ? true : bound(target, key)) })
    : list;
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
    contrast: choice('Contrast', 'contrast', ['system', 'more']),
    motion: choice('Motion', 'lightning', ['system', 'reduced']),
    network: choice('Network', 'globe', networks),
    data: choice('Data', 'database', dataSets),
  },
  initialGlobals: {
    theme: 'system',
    density: 'comfortable',
    contrast: 'system',
    motion: 'system',
    network: 'fast',
    data: 'typical',
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { date: /(At|Date|Time)$/ } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Tokens',
          'Messages',
          'State charts',
          'Flows',
          'Shell',
          'Session',
          'Artwork',
          'Boards',
          'Campaigns',
          'Organisations',
          'Tour',
          'UI',
        ],
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: ({ parameters, globals }) => {
    localStorage.clear();
    sessionStorage.clear();
    // The console reads the theme from the user's stored choice.
    if (globals['theme'] !== 'system') localStorage.setItem('marquee.theme', String(globals['theme']));
    const stopClock = startStoryClock();
    const { ownAnswers = [], answers = [] } = parameters as StoryParameters; // stories have parameters of this type
    const stopAnswers = answerCalls([...ownAnswers, ...answers]);
    return () => {
      stopAnswers();
      stopClock();
    };
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      wished = wishesOf(globals);
      const { network, data } = globals as unknown as Conditions; // the toolbar offers these values only
      setConditions({ network, data });
      const { address = '/', bare = false, preload, startStates = {} } = parameters as StoryParameters; // as above
      return (
        <StoryShell
          key={[id, ...wished, network, data].join(' ')}
          mode={globals['theme'] as ThemeMode} // the toolbar offers these values only
          density={globals['density'] as Density} // likewise
          address={address}
          bare={bare}
          telling={network !== 'fast'}
          {...(preload ? { preload } : {})}
        >
          <StartStates value={startStates}>
            <Story />
          </StartStates>
        </StoryShell>
      );
    },
  ],
};

export default preview;
