/** A piece of HTML that is safe to place: made by `html` alone. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** HTML from a template: strings and numbers are text, Markup is itself, lists are joined, all else is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Markup {
  return new Markup(parts.reduce((text, part, i) => text + render(values[i - 1]) + part));
}

function render(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return typeof value === 'string' || typeof value === 'number' ? escape(String(value)) : '';
}

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
