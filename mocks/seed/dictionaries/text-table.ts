/** Parses a table in a text: each line is a row, bars separate cells. */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
}

export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** Splits a text into blocks of lines; an empty line ends a block. */
export function readBlocks(text: string): string[][] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
}

/**
 * Parses a table whose first line has the names of columns. Cells at the end of a row may be
 * missing.
 */
export function readRecords(text: string): Readonly<Record<string, string>>[] {
  const [columns = [], ...rows] = readTable(text);
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
}

/** Splits a cell into words; empty for an empty cell. */
export function wordsOf(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

export function numbersOf(cell: string | undefined): number[] {
  return wordsOf(cell).map(Number);
}
