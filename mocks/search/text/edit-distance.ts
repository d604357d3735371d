/**
 * Counts the letters to insert, delete, change or swap with a neighbour to turn one word into the
 * other. A number above `limit` is returned as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Maximum number of typos in a word of this length. */
export function maxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * A typo is tolerated only in a part of at least this many letters. Shorter parts are too similar
 * to each other.
 */
const TELLING = 4;

/**
 * Whether a word begins with `part`, tolerating one inserted, deleted, changed or swapped letter.
 */
export function beginsWithTypo(word: string, part: string): boolean {
  if (word.startsWith(part)) return true;
  if (part.length < TELLING) return false;
  let at = 0;
  while (word[at] === part[at]) at += 1;
  return (
    word.startsWith(part.slice(at + 1), at + 1) ||
    word.startsWith(part.slice(at + 1), at) ||
    word.startsWith(part.slice(at), at + 1) ||
    (word[at] === part[at + 1] && word[at + 1] === part[at] && word.startsWith(part.slice(at + 2), at + 2))
  );
}
