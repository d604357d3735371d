import type { DocumentCategory } from '#generated/models/document-category.ts';
import { dayMonthYear, today } from '@/shared/format/date';

const LONGEST = 200;

/** File names that cameras, scanners and messengers give. They don't describe the document. */
const MEANINGLESS =
  /^(img|image|imag|photo|dsc|dscn|pxl|scan|skan|doc|document|file|whatsapp image|screenshot|снимок|скан|фото|изображение|документ|файл)?[\s\d_.:()-]*(at[\s\d.]*)?$/i;

/**
 * The name of a document at first: the file's name without its extension. If the file's name says
 * nothing, it is «Фото» or «Документ» with the date.
 */
export function documentName(file: File): string {
  const plain = file.name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  if (!MEANINGLESS.test(plain)) return [...plain].slice(0, LONGEST).join('').trim();
  return `${file.type.startsWith('image/') ? 'Фото' : 'Документ'}, ${dayMonthYear(today())}`.replaceAll('\u00A0', ' ');
}

/**
 * Words that suggest a category. The most specific come first: «Направление на анализ крови» is a
 * referral.
 */
const WORDS: readonly (readonly [DocumentCategory, RegExp])[] = [
  ['referral', /направлени/i],
  ['prescription', /рецепт|назначени/i],
  ['vaccination', /прививк|вакцин/i],
  ['conclusion', /заключени|выписк|эпикриз|консультац|осмотр/i],
  ['examination', /узи|мрт|(^|[^а-я])кт([^а-я]|$)|экг|ээг|рентген|флюорограф|эхо|обследовани|снимок|скопия/i],
  ['analysis', /анализ|кров|моч[аи]|оак|ферритин|витамин|гормон|тест|пцр|мазок/i],
];

/** The category that a name suggests; `other` if the name suggests none. */
export function guessCategory(name: string): DocumentCategory {
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'other';
}
