/** Parses a table written as text: one row per line, cells separated by bars. */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Words of a cell; empty for an empty cell. */
export function wordsOf(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

export function numbersOf(cell: string | undefined): number[] {
  return wordsOf(cell).map(Number);
}
