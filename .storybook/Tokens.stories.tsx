import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './guide.css';
import { contrast } from '#test/contrast';
import { morePalettes } from '../src/client/ui/theme/morePalette';
import { palettes } from '../src/client/ui/theme/palette';
import type { Palette, Role } from '../src/client/ui/theme/palette';

/** Text colours. WCAG requires a contrast of 4.5, or 7 for the palettes with more contrast. */
const texts: readonly Role[] = [
  'text',
  'textSecond',
  'textThird',
  'placeholder',
  'link',
  'successText',
  'warningText',
  'errorText',
];
const grounds: readonly Role[] = ['container', 'layout', 'elevated', 'selected', 'stage'];
/** Placeholders are in fields only, which are never on a selected row or behind an artwork. */
const isMet = (text: Role, ground: Role): boolean =>
  text !== 'placeholder' || (ground !== 'selected' && ground !== 'stage');
/** Borders and graphics. WCAG requires a contrast of 3. */
const graphics: readonly Role[] = ['control', 'primary', 'success', 'warning', 'error'];
const tones: readonly (readonly [name: string, colours: Palette, texts: number])[] = [
  ['light', palettes.light, 4.5],
  ['dark', palettes.dark, 4.5],
  ['light, more contrast', morePalettes.light, 7],
  ['dark, more contrast', morePalettes.dark, 7],
];
const shown = (ratio: number): string => ratio.toFixed(2);

function Colours() {
  return (
    <div className="mq-guide-scroll" role="region" aria-label="Colours" tabIndex={0}>
      <table className="mq-guide-table">
        <thead>
          <tr>
            <th scope="col">Role</th>
            {tones.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(palettes.light) as Role[])
            .filter((role) => palettes.light[role].startsWith('#'))
            .map((role) => (
              // the keys of a palette are its roles
              <tr key={role}>
                <th scope="row">{role}</th>
                {tones.map(([name, colours]) => (
                  <td key={name}>
                    <span className="mq-guide-swatch" style={{ background: colours[role] }} aria-hidden />{' '}
                    <code>{colours[role]}</code>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Ratios({ of, on, graphic = false }: { of: readonly Role[]; on: readonly Role[]; graphic?: boolean }) {
  return (
    <>
      {tones
        .map(([name, colours, forTexts]) => ({ name, colours, needs: graphic ? 3 : forTexts }))
        .map(({ name, colours, needs }) => (
          <div
            key={name}
            className="mq-guide-scroll"
            role="region"
            aria-label={`Contrast in ${name}, ${String(needs)} is needed`}
            tabIndex={0}
          >
            <table className="mq-guide-table">
              <caption>
                {name}: at least {needs}
              </caption>
              <thead>
                <tr>
                  <th scope="col">On</th>
                  {on.map((ground) => (
                    <th key={ground} scope="col">
                      {ground}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {of.map((text) => (
                  <tr key={text}>
                    <th scope="row">{text}</th>
                    {on.map((ground) => {
                      const ratio = contrast(colours[text], colours[ground]);
                      return (
                        <td key={ground} className="mq-number">
                          {!isMet(text, ground) ? (
                            <span className="mq-two">not used</span>
                          ) : ratio >= needs ? (
                            shown(ratio)
                          ) : (
                            <strong className="mq-tone-error">{shown(ratio)} too low</strong>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
    </>
  );
}

/** The tokens of the console, and their contrasts. */
function Tokens() {
  return (
    <main className="mq-guide">
      <h1>Tokens</h1>
      <p>
        Read from the palette that the console is built with; every ratio is computed here. A test holds the same
        limits.
      </p>
      <h2>Text on its grounds</h2>
      <Ratios of={texts} on={grounds} />
      <h2>Edges and graphics</h2>
      <Ratios of={graphics} on={['container', 'elevated']} graphic />
      <h2>Colours</h2>
      <Colours />
      <h2>Depth</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        {(['card', 'float', 'modal'] as const).map((name) => (
          <div
            key={name}
            style={{
              padding: 24,
              background: 'var(--mq-elevated)',
              borderRadius: 10,
              boxShadow: `var(--mq-shadow-${name})`,
            }}
          >
            {name}
          </div>
        ))}
      </div>
    </main>
  );
}

const meta = {
  title: 'Tokens',
  component: Tokens,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Tokens' };
