import type { NavigateOptions } from '@tanstack/react-router';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import type { SuggestedService } from '#generated/models/suggested-service.ts';
import type { Suggestions } from '#generated/models/suggestions.ts';
import { fullName } from '@/shared/format/name';

export type SuggestionKind = 'doctor' | 'clinic' | 'service' | 'specialisation' | 'meddirection';

export interface Suggestion {
  /** Id of the suggestion, unique in the whole list. */
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly slug: string;
  readonly title: string;
  /** Text beside the title in a lighter colour. */
  readonly detail?: string | undefined;
  readonly picture: string | null;
  readonly destination: NavigateOptions;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly items: readonly Suggestion[];
}

/**
 * Groups of suggestions, each with its link. Empty groups are omitted (docs/rules.md §2).
 * Specialisations come first: a user who types «кард» or «болит горло» looks for a specialist, not
 * for a doctor with such a name.
 */
export function suggestionGroups({
  doctors,
  clinics,
  services,
  specialisations,
  meddirections,
}: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: 'Специализации',
      items: specialisations.map((item) => filtered('specialisation', 'specialisations', item)),
    },
    {
      title: 'Врачи',
      items: doctors.map((doctor) => ({
        id: `doctor-${doctor.slug}`,
        kind: 'doctor',
        slug: doctor.slug,
        title: fullName(doctor),
        detail: doctor.specialisation ?? undefined,
        picture: doctor.avatar,
        destination: { to: '/doctor/$slug', params: { slug: doctor.slug } },
      })),
    },
    {
      title: 'Клиники',
      items: clinics.map((clinic) => ({
        id: `clinic-${clinic.slug}`,
        kind: 'clinic',
        slug: clinic.slug,
        title: clinic.filial ?? clinic.title,
        detail: clinic.filial ? clinic.title : undefined,
        picture: clinic.logo,
        destination: { to: '/clinic/$slug', params: { slug: clinic.slug } },
      })),
    },
    { title: 'Услуги', items: services.map(service) },
    { title: 'Направления', items: meddirections.map((item) => filtered('meddirection', 'meddirections', item)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/**
 * A service links to doctors who offer it. An analysis needs no doctor, so it links to clinics,
 * sorted by price.
 */
function service(item: SuggestedService): Suggestion {
  const suggestion = filtered('service', 'services', item);
  if (item.kind !== 'analysis') return suggestion;
  return {
    ...suggestion,
    destination: { to: '/search', search: { category: 'clinics', services: [item.slug], sort: 'price' } },
  };
}

/** A suggestion that links to the search for doctors with one filter. */
function filtered(
  kind: SuggestionKind,
  param: 'services' | 'specialisations' | 'meddirections',
  { slug, title }: NamedSlug,
): Suggestion {
  return {
    id: `${kind}-${slug}`,
    kind,
    slug,
    title,
    picture: null,
    destination: { to: '/search', search: { category: 'doctors', [param]: [slug] } },
  };
}
