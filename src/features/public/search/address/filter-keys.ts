import type { SearchCategory } from '#generated/models/search-category.ts';

/** The filters a search may have, in the order of the panel. */
const doctorFilters = [
  'when',
  'districts',
  'specialisations',
  'price',
  'patients',
  'formats',
  'qualifications',
  'rating_from',
  'experience_from',
  'gender',
  'services',
  'meddirections',
] as const;

export type FilterKey = (typeof doctorFilters)[number];

const serviceFilters = ['specialisations', 'price', 'meddirections'] as const satisfies readonly FilterKey[];

/** What can be asked of each kind of result: a clinic has no gender, an analysis takes place at no particular time. */
export const filtersOf: Record<SearchCategory, readonly FilterKey[]> = {
  doctors: doctorFilters,
  clinics: ['districts', 'specialisations', 'price', 'rating_from', 'services', 'meddirections'],
  services: serviceFilters,
  analysis: serviceFilters,
  examination: serviceFilters,
};
