const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'kh',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates a Russian or Kazakh text to a slug: lower case, words joined by hyphens. */
export function toSlug(text: string): string {
  let slug = '';
  let previous = '';
  for (const letter of text.toLowerCase()) {
    // «й» becomes «y» after «и» and «ы» («bostandykskiy»), else «i» («aigul»).
    const latin = letter === 'й' ? (previous === 'и' || previous === 'ы' ? 'y' : 'i') : LETTERS[letter];
    if (latin !== undefined) slug += latin;
    else if (/[a-z0-9]/.test(letter)) slug += letter;
    else if (slug !== '' && !slug.endsWith('-')) slug += '-';
    previous = letter;
  }
  return slug.replace(/-+$/, '');
}
