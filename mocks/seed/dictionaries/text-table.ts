/** Parses a table written as text: one row per line, cells separated by bars. */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
}

export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** Lines of each block; an empty line ends a block. */
export function readBlocks(text: string): string[][] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
}

/** Rows of a table whose first line names the columns; cells at the end of a line may be missing. */
export function readRecords(text: string): Readonly<Record<string, string>>[] {
  const [columns = [], ...rows] = readTable(text);
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
}

/** Words of a cell; empty for an empty cell. */
export function wordsOf(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

export function numbersOf(cell: string | undefined): number[] {
  return wordsOf(cell).map(Number);
}
