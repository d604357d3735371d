import type { Titles } from '@/features/public/search/words/titles';
import type { SearchParams } from './search-params';

/** What stands in the search field: the text, or the one thing that was chosen instead of it. */
export function fieldText(params: SearchParams, titles: Titles): string {
  return params.q ?? onlyChoice(params, titles) ?? '';
}

/** What to change when somebody asks for a text. It takes the place of what stood in the field, whatever that was. */
export function searchFor(text: string, params: SearchParams, titles: Titles): Partial<SearchParams> {
  if (text === fieldText(params, titles)) return {};
  const q = text === '' ? undefined : text;
  const replaced = params.q === undefined && onlyChoice(params, titles) !== undefined;
  // Doctors stand there by default: a first text may as well mean an analysis.
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
