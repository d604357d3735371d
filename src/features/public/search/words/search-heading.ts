import type { City } from '#generated/models/city.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { inCity } from '@/shared/format/in-city';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { categoryTitle } from './category-words';
import type { Titles } from './titles';

/** «в Алматы»; «в городе Актау» where the prepositional is not known; «в Казахстане» without a city. */
export function placeWords(city: City | null): string {
  return city === null ? 'в\u00A0Казахстане' : inCity(city);
}

/** The h1 of the search, also its title: «Кардиологи в Алматы», «Клиники в Астане», «Поиск: боль в спине». */
export function searchHeading(params: SearchParams, titles: Titles, city: City | null): string {
  return params.q === undefined ? `${subject(params, titles)} ${placeWords(city)}` : `Поиск: ${params.q}`;
}

/** The part of a search that its heading names, which outlives «Сбросить всё». */
export function lookedFor(params: SearchParams, titles: Titles): Partial<SearchParams> {
  if (headingChoice(params, titles) === undefined) return {};
  const { specialisations, services, meddirections } = params;
  return { specialisations, services, meddirections };
}

/** The one choice that the heading names: `specialisations:kardiolog`. A chip with the same word would only repeat it. */
export function headingChoice(params: SearchParams, titles: Titles): string | undefined {
  if (params.q !== undefined || subject(params, titles) === categoryTitle[params.category]) return undefined;
  const key = (['specialisations', 'services', 'meddirections'] as const).find((list) => params[list].length > 0);
  return key && `${key}:${params[key][0]}`;
}

/** What is sought: by its own name where exactly one thing was chosen, otherwise by the name of the tab. */
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

/** The description for search engines and shared links. */
export function searchDescription(heading: string, { category }: SearchParams): string {
  const what =
    category === 'doctors'
      ? 'цены, отзывы, адреса и\u00A0свободное время на\u00A0ближайшие дни'
      : category === 'clinics'
        ? 'адреса, часы работы, цены и\u00A0отзывы'
        : 'цены, подготовка, врачи и\u00A0клиники';
  return `${heading}: ${what}. Запись онлайн.`;
}
