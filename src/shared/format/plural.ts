import { number } from './number';

/** Forms of a noun: «1 отзыв», «2 отзыва», «5 отзывов», «1,5 отзыва». */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  /** Form for fractions; defaults to `few`. */
  other?: string;
}

const rules = new Intl.PluralRules('ru');

export function plural(count: number, forms: PluralForms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'few' || rule === 'many') return forms[rule];
  return forms.other ?? forms.few;
}

/** The number with its noun and a no-break space: «1 284 отзыва». */
export function counted(count: number, forms: PluralForms): string {
  return `${number(count)}\u00A0${plural(count, forms)}`;
}
