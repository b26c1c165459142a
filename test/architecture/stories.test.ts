import { basename } from 'node:path';
import { productSources, stories } from '#test/sources';

/**
 * Components that render nothing of their own, with the reason why they have no story. A component that no longer
 * exists or now has a story fails the test, so this list can only become shorter.
 */
const withoutStory: Readonly<Record<string, string>> = {
  'src/client/shell/App.tsx': 'store and router around everything',
  'src/client/ui/theme/AntdProvider.tsx': 'around every story already',
  'src/client/ui/theme/ThemeProvider.tsx': 'around every story already',
  'src/client/ui/feedback/NoticeBoard.tsx': 'around every story already',
};

const isView = (path: string, text: string): boolean =>
  /\/[A-Z]\w*\.tsx$/.test(path) &&
  /export (default )?(async )?(function|const) [A-Z]\w*/.test(text) &&
  /<[A-Za-z>]/.test(text);

const views = productSources().filter(({ path, text }) => path.startsWith('src/client/') && isView(path, text));
const shown = stories();

/** Components that need a story file of their own; others may be shown in the story of a view that contains them. */
const ownStory = /(Page|Table|Form|Dialog|Modal|Picker|Uploader|Filters|Map)\.tsx$/;
const storyOf = (path: string): string => path.replace(/\.tsx$/, '.stories.tsx');
const imports = ({ text }: { text: string }, name: string): boolean =>
  new RegExp(`(?:from |import\\()'\\.{1,2}/(?:[\\w./]*/)?${name}'`).test(text);

/** Views with a story file, views that another story imports, and parts that these draw. */
function viewsWithStory(): Set<string> {
  const direct = views.filter(({ path }) =>
    shown.some((story) => story.path === storyOf(path) || imports(story, basename(path, '.tsx'))),
  );
  const found = new Set(direct.map(({ path }) => path));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const part of views.filter(({ path }) => !found.has(path) && !ownStory.test(path))) {
      const drawnBy = views.some((view) => found.has(view.path) && imports(view, basename(part.path, '.tsx')));
      if (drawnBy) found.add(part.path);
    }
  }
  return found;
}

const withStory = viewsWithStory();
const hasStory = (path: string): boolean => withStory.has(path);

test('there are views and stories to compare', () => {
  expect(views.length).toBeGreaterThan(50);
  expect(shown.length).toBeGreaterThan(10);
});

test('every view has a story', () => {
  expect(views.map(({ path }) => path).filter((path) => !hasStory(path) && !(path in withoutStory))).toEqual([]);
});

test('every exported component says in a comment what it is: the docs page of its story begins with it', () => {
  const silent = views.flatMap(({ path, text }) =>
    [...text.matchAll(/(\*\/\n)?export (?:default )?(?:async )?function ([A-Z]\w*)/g)]
      .filter(([, comment]) => comment === undefined)
      .map(([, , name]) => `${path}: ${name ?? ''}`),
  );
  expect(silent).toEqual([]);
});

test('every component story has a docs page, but those that show one state of a machine each', () => {
  expect(
    shown.filter(({ text }) => text.includes("'!autodocs'") && !/\bmachine: '/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('every component on the exception list exists and still has no story', () => {
  const paths = new Set(views.map(({ path }) => path));
  const files = new Set(shown.map(({ path }) => path));
  expect(Object.keys(withoutStory).filter((path) => !paths.has(path) || files.has(storyOf(path)))).toEqual([]);
});

test('stories are written in one form and named Feature/Component', () => {
  const titles = shown.map(({ path, text }) => ({
    path,
    title: /const meta(?:: \w+)? = \{\s*title: '([^']+)'/.exec(text)?.[1] ?? '',
  }));
  expect(
    titles.filter(
      ({ title }) =>
        !/^(Artwork|Boards|Campaigns|Flows|Insights|Inventory|Organisations|Pages|Session|Shell|Tour|UI)\/[A-Z][\w/ ]*$/.test(
          title,
        ),
    ),
  ).toEqual([]);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  expect(shown.filter(({ text }) => !/satisfies Meta/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every table of a feature is shown in each state that a list can be in', () => {
  const states = ['Ready', 'Loading', 'Refetching', 'Empty', 'NoMatch', 'PastTheEnd', 'Failed'];
  const tables = shown.filter(({ path }) => /src\/client\/(?!ui\/).*Table\.stories\.tsx$/.test(path));
  const missing = tables.flatMap(({ path, text }) =>
    states.filter((state) => !new RegExp(`export const ${state}\\b`).test(text)).map((state) => `${path}: ${state}`),
  );
  expect(missing).toEqual([]);
});
