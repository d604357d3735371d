/** CSV separated by semicolons, as spreadsheets in Russian expect. */

import { dayOf } from '@/shared/format/date';

type Cell = string | number | null;

/** Byte order mark. Without this mark, spreadsheets do not read the file as UTF-8. */
const BOM = '\uFEFF';

/**
 * Makes a CSV file of a table. An apostrophe prevents a spreadsheet from running typed text as a
 * formula; «+7 708 555 13 62» is safe without an apostrophe.
 */
export function csvFile(head: readonly string[], rows: Iterable<readonly Cell[]>): Blob {
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(';'));
  return new Blob([BOM, lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const isFormula = /^[\s]*[=+\-@\t\r]/.test(cell ?? '') && !/^\+\d+(?: \d+)+$/.test(cell ?? '');
  const text = isFormula ? `'${cell}` : (cell ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A moment as a date for a spreadsheet: «12.05.2026». */
export function csvDay(moment: string): string {
  return dayOf(moment).split('-').toReversed().join('.');
}

/**
 * A phone for a spreadsheet. Spaces replace the dashes, because a spreadsheet would read the dashes
 * as minus signs.
 */
export function csvPhone(phone: string): string {
  return phone.replaceAll('-', ' ');
}

/** A line of a CSV file, with the line's number in the file, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Returns the non-empty lines of a file. The separator is the most frequent one in the first line.
 */
export function parseCsv(text: string): CsvLine[] {
  const content = text.startsWith(BOM) ? text.slice(1) : text;
  const first = content.split(/\r?\n/, 1)[0] ?? '';
  const separator = [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ';';
  const lines: { line: number; cells: string[] }[] = [];
  let line = 1;
  let cells = [''];
  let quoted = false;
  const end = (): void => {
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells: cells.map((cell) => cell.trim()) });
    cells = [''];
    line += 1;
  };
  const append = (character: string): void => {
    cells[cells.length - 1] += character;
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (quoted && character === '"' && content.charAt(at + 1) === '"') {
      append('"');
      at += 1;
    } else if (character === '"' && (quoted || cells.at(-1)?.trim() === '')) quoted = !quoted;
    else if (!quoted && character === separator) cells.push('');
    else if (!quoted && character === '\n') end();
    else if (character !== '\r') append(character);
  }
  end();
  return lines;
}

/** First bytes of an Excel workbook, a PDF and pictures. */
const SIGNATURES = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8],
  [0x89, 0x50],
];
const LOOKED_AT = 4096;

/** Whether a file may be a CSV: its first bytes are not those of a workbook, PDF or picture. */
export async function isTextFile(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const begins = (signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  return !bytes.includes(0) && !SIGNATURES.some(begins);
}

/**
 * Decodes a file as UTF-8. If that fails, decodes it as the code page in which Windows spreadsheets
 * save Russian.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
