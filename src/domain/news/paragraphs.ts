interface Paragraph {
  /** Position, from 1. */
  readonly number: number;
  readonly text: string;
}

/** The paragraphs of a text, separated by blank lines; none is empty. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => ({ number: index + 1, text: part }));
}
