import type { FilterOption } from '#generated/models/filter-option.ts';
import { foldCase } from '@/shared/format/letter-case';

/** What is in `first` goes on top, the rest keeps its order. */
export function shortList(options: readonly FilterOption[], first: readonly string[]): readonly FilterOption[] {
  return options.toSorted((one, other) => Number(first.includes(other.value)) - Number(first.includes(one.value)));
}

/** Options with a word that begins with the text, whatever its case; «е» stands for «ё». All of them for an empty text. */
export function matching(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const wanted = plain(text.trim());
  return wanted === '' ? options : options.filter(({ title }) => ` ${plain(title)}`.includes(` ${wanted}`));
}

function plain(text: string): string {
  return foldCase(text).replace(/[\s(«-]+/g, ' ');
}
