interface Paragraph {
  /** Position of the paragraph, from 1. */
  readonly number: number;
  readonly text: string;
}

/** Splits a text into paragraphs at blank lines. Empty paragraphs are left out. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => ({ number: index + 1, text: part }));
}
