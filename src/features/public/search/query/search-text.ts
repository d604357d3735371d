import type { City } from '#generated/models/city.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import { inCity } from '@/shared/format/in-city';
import { lowerFirst } from '@/shared/format/letter-case';
import { counted, type PluralForms } from '@/shared/format/plural';
import { typeset } from '@/shared/format/typography';
import type { SearchParams } from './search-query';
import type { Titles } from './titles';

/**
 * Place of the search: «в Алматы». If the prepositional case is unknown: «в городе Актау». If the
 * city is null: «в Казахстане».
 */
export function placeText(city: City | null): string {
  return city === null ? 'в\u00A0Казахстане' : inCity(city);
}

/**
 * Title and heading of the search page: «Кардиологи в Алматы», «Клиники в Астане», «Поиск: боль в
 * спине».
 */
export function searchHeading(params: SearchParams, titles: Titles, city: City | null): string {
  return params.q === undefined ? `${subject(params, titles)} ${placeText(city)}` : `Поиск: ${params.q}`;
}

/** The search params that the heading shows; «Сбросить всё» keeps them. */
export function headingParams(params: SearchParams, titles: Titles): Partial<SearchParams> {
  if (headingChoice(params, titles) === undefined) return {};
  const { specialisations, services, meddirections } = params;
  return { specialisations, services, meddirections };
}

/**
 * Id of the filter that the heading shows (`specialisations:kardiolog`). This filter needs no chip.
 */
export function headingChoice(params: SearchParams, titles: Titles): string | undefined {
  if (params.q !== undefined || subject(params, titles) === categoryTitle[params.category]) return undefined;
  const key = (['specialisations', 'services', 'meddirections'] as const).find((list) => params[list].length > 0);
  return key && `${key}:${params[key][0]}`;
}

/**
 * What the heading is about: the chosen specialisation, service or direction if there is only one,
 * otherwise the category.
 */
function subject(params: SearchParams, titles: Titles): string {
  const { category, specialisations, services, meddirections } = params;
  const general = categoryTitle[category];
  const chosen = [...specialisations, ...services, ...meddirections];
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return general;

  const specialisation = specialisations.length > 0 ? titles.specialisations.get(only) : undefined;
  if (specialisation !== undefined) {
    return category === 'doctors' ? (specialisation.title_plural ?? specialisation.title) : general;
  }
  const service = services.length > 0 ? titles.services.get(only) : undefined;
  if (service !== undefined && category === 'doctors') return typeset(service);
  if (service !== undefined) return `${typeset(service)}: ${lowerFirst(general)}`;
  const direction = meddirections.length > 0 ? titles.meddirections.get(only) : undefined;
  return direction === undefined ? general : `${typeset(direction)}: ${lowerFirst(general)}`;
}

/** Meta description for search engines and shared links. */
export function searchDescription(heading: string, { category }: SearchParams): string {
  const what =
    category === 'doctors'
      ? 'цены, отзывы, адреса и\u00A0свободное время на\u00A0ближайшие дни'
      : category === 'clinics'
        ? 'адреса, часы работы, цены и\u00A0отзывы'
        : 'цены, подготовка, врачи и\u00A0клиники';
  return `${heading}: ${what}. Запись онлайн.`;
}

/** Titles of the category tabs, in order. */
export const categoryTitle: Record<SearchCategory, string> = {
  doctors: 'Врачи',
  clinics: 'Клиники',
  services: 'Услуги',
  analysis: 'Анализы',
  examination: 'Обследования',
};

const found: Record<SearchCategory, PluralForms> = {
  doctors: { one: 'врач', few: 'врача', many: 'врачей' },
  clinics: { one: 'клиника', few: 'клиники', many: 'клиник' },
  services: { one: 'услуга', few: 'услуги', many: 'услуг' },
  analysis: { one: 'анализ', few: 'анализа', many: 'анализов' },
  examination: { one: 'обследование', few: 'обследования', many: 'обследований' },
};

const shown: Record<SearchCategory, PluralForms> = {
  ...found,
  doctors: { one: 'врача', few: 'врача', many: 'врачей' },
  clinics: { ...found.clinics, one: 'клинику' },
  services: { ...found.services, one: 'услугу' },
};

/** Number of results: «64 врача», «1 клиника». */
export function foundCount(category: SearchCategory, count: number): string {
  return counted(count, found[category]);
}

/** Text of the «show results» button: «Показать 21 врача», «Показать 1 клинику». */
export function showCount(category: SearchCategory, count: number): string {
  // Animate nouns take the genitive after 2, 3 and 4, but not after 22: «показать 3 врачей»,
  // «показать 23 врача».
  const forms = category === 'doctors' && count < 5 ? { ...shown.doctors, few: 'врачей' } : shown[category];
  return `Показать ${counted(count, forms)}`;
}

/** Noun in the genitive plural, for a sentence about an empty list: «врачей нет». */
export function noneOf(category: SearchCategory): string {
  return found[category].many;
}

/**
 * Text of the search field: the typed text, or the title of the chosen service or specialisation if
 * it is the only one.
 */
export function fieldText(params: SearchParams, titles: Titles): string {
  return params.q ?? onlyChoice(params, titles) ?? '';
}

/**
 * Change of the search params when the user has typed a new text. If the field showed the title of
 * a choice, the text also replaces this choice.
 */
export function searchFor(text: string, params: SearchParams, titles: Titles): Partial<SearchParams> {
  if (text === fieldText(params, titles)) return {};
  const q = text === '' ? undefined : text;
  const replaced = params.q === undefined && onlyChoice(params, titles) !== undefined;
  // The category «doctors» may be only the default, so for the first text another category may be
  // used.
  const guessed = q !== undefined && (params.q === undefined ? params.category === 'doctors' : params.guessed);
  return replaced ? { q, guessed, specialisations: [], services: [], meddirections: [] } : { q, guessed };
}

function onlyChoice({ specialisations, services, meddirections }: SearchParams, titles: Titles): string | undefined {
  if (specialisations.length + services.length + meddirections.length !== 1) return undefined;
  return (
    titles.specialisations.get(specialisations[0] ?? '')?.title ??
    titles.services.get(services[0] ?? '') ??
    titles.meddirections.get(meddirections[0] ?? '')
  );
}
