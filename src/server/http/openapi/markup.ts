/** A piece of safe HTML; created only by `html`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * HTML from a template: strings and numbers are escaped, Markup is inserted as it is, lists are joined, and any other
 * value is left out.
 */
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
