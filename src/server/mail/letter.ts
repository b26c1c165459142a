/** The text of a message: the greeting, and its paragraphs. */
export const letter = ({ firstName }: { firstName: string }, paragraphs: readonly string[]): string =>
  `${[firstName === '' ? 'Hello,' : `Hello ${firstName},`, ...paragraphs].join('\n\n')}\n`;
