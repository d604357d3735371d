import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import type { DoctorQualification } from '#generated/models/doctor-qualification.ts';
import type { FilialBrief } from '#generated/models/filial-brief.ts';
import { dayOf, today } from '@/shared/format/date';
import { foldCase, lowerFirst } from '@/shared/format/letter-case';

/** Unsaved form values. If a value is absent, the saved value is used. */
export interface DraftChange {
  readonly first_name?: string;
  readonly second_name?: string;
  readonly third_name?: string;
  readonly description?: string;
  readonly category_id?: string;
  readonly degree_id?: string;
  readonly experience_since?: string;
  readonly adults?: boolean;
  readonly children?: boolean;
  readonly online?: boolean;
  readonly home?: boolean;
}

/** The doctor's published data. */
interface Published {
  readonly main: FilialBrief;
  readonly filials: number;
  /** Data of the public page; undefined before the page is published. */
  readonly page: Pick<DoctorFull, 'rating' | 'reviews_count' | 'nearest'> | undefined;
}

/**
 * Returns the doctor's card as the search will show it.
 * @param directory qualifications with their ids
 */
export function previewCard(
  profile: DoctorProfile,
  draft: DraftChange,
  { main: filial, filials, page }: Published,
  directory: readonly DoctorQualification[] = [],
): DoctorCard {
  const since = draft.experience_since ?? '';
  const years = Number(today().slice(0, 4)) - (/^\d{4}$/.test(since) ? Number(since) : profile.experience_since);
  const titleOf = (typed: string | undefined, saved: number | null): string | null => {
    const id = typed ?? String(saved ?? '');
    const title = directory.find((one) => String(one.id) === id)?.title ?? null;
    return title === 'PhD' || title === null ? title : lowerFirst(title);
  };
  const nearest = page?.nearest?.starts_at;
  const link = profile.services.find(
    ({ filial_id: id, visible, service }) => id === filial.id && visible && service.kind === 'consultation',
  );
  return {
    kind: 'doctor',
    id: profile.id,
    slug: profile.slug,
    first_name: draft.first_name ?? profile.first_name,
    second_name: draft.second_name ?? profile.second_name,
    third_name: draft.third_name ?? profile.third_name,
    avatar: profile.avatar,
    specialisations: profile.specialisations.map(({ specialisation: { slug, title } }) => ({ slug, title })),
    experience_years: Math.max(0, years),
    qualification: titleOf(draft.category_id, profile.category_id),
    degree: titleOf(draft.degree_id, profile.degree_id),
    rating: page?.rating ?? null,
    reviews_count: page?.reviews_count ?? 0,
    offer: link
      ? {
          service_id: link.service.id,
          title: link.service.title,
          kind: link.service.kind,
          format: link.service.format,
          price: link.price,
          duration_minutes: link.duration_minutes,
        }
      : null,
    filial,
    filials_count: filials,
    patients: profile.patients,
    formats: profile.formats,
    next_days: nearest ? [{ date: dayOf(nearest), slots: [nearest], more: 0 }] : [],
  };
}

/** Badges as on the doctor's page, without duplicates: age groups, parameters and formats. */
export function previewBadges(profile: DoctorProfile, draft: DraftChange): string[] {
  const adults = draft.adults ?? profile.patients.includes('adults');
  const children = draft.children ?? profile.patients.includes('children');
  const declared = profile.parameters.map(({ title }) => title);
  const whom = [adults && 'взрослых', children && 'детей'].filter((one) => one !== false);
  const titles = [
    ...(declared.some((title) => title.startsWith('Принимает')) || whom.length === 0
      ? []
      : [`Принимает ${whom.join(' и\u00A0')}`]),
    ...declared,
    ...((draft.online ?? profile.formats.includes('online')) ? ['Онлайн-консультации'] : []),
    ...((draft.home ?? profile.formats.includes('home')) ? ['Выезд на дом'] : []),
  ];
  return [...new Map(titles.map((title) => [foldCase(title), title])).values()];
}
