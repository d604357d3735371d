import { foldedWords } from './fold.ts';

interface Named {
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
}

/** Returns the folded words of a name; «О’Коннор» gives «коннор» and «оконнор». */
export function nameWords(name: string): string[] {
  return [...new Set([...foldedWords(name), ...foldedWords(name.replace(/[’'`ʼ]/gu, ''))])];
}

/**
 * Whether each typed word begins a word of the person's name. Kazakh letters equal similar Russian
 * ones.
 */
export function nameMatches({ first_name, second_name, third_name }: Named, typed: string): boolean {
  const words = nameWords(`${second_name} ${first_name} ${third_name ?? ''}`);
  return foldedWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
