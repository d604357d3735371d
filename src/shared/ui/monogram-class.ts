const grounds = [
  'bg-g1 text-g1-ink',
  'bg-g2 text-g2-ink',
  'bg-g3 text-g3-ink',
  'bg-g4 text-g4-ink',
  'bg-g5 text-g5-ink',
  'bg-g6 text-g6-ink',
];

/** One of six grounds with its letters, always the same for the same id. */
export function monogramClass(id: string | number): string {
  let hash = 0;
  for (const character of String(id)) hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  return grounds[hash % grounds.length] ?? '';
}
