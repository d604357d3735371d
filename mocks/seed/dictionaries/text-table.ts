/** Rows of a table written as text: one row a line, cells between bars. Keeps long directories readable. */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Words of a cell; none for an empty one. */
export function wordsOf(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

/** Numbers of a cell. */
export function numbersOf(cell: string | undefined): number[] {
  return wordsOf(cell).map(Number);
}
