const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** Colleagues who have an artwork open. */
export const presenceMessages = {
  reviewing: (names: readonly string[]): string => {
    const [first = '', second] = names.map(firstName);
    if (second === undefined) return `${first} is reviewing this`;
    return names.length === 2
      ? `${first} and ${second} are reviewing this`
      : `${first} and ${String(names.length - 1)} others are reviewing this`;
  },
  nextFree: 'Next free one',
} as const;
