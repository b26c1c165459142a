/** Up to two letters for an avatar: 'Robin Vale' gives 'RV', 'admin@example.com' gives 'A'. */
export function initialsOf(name: string): string {
  const words = name.split(/[@\s]+/).filter(Boolean);
  const picked = name.includes('@') ? words.slice(0, 1) : words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
