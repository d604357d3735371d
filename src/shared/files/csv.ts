type Cell = string | number | null;

/** Russian spreadsheets read UTF-8 only with this mark, and part cells by semicolons. */
const BOM = '\uFEFF';

/**
 * A table as a file for a spreadsheet. What a person has typed is never taken for a formula: after an apostrophe it is a text.
 */
export function csvText(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(';'));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = /^[\s]*[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a file that was made here. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A moment later: some browsers read the address only then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
