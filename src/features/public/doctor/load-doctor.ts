import {
  getCityListQueryOptions,
  getDoctorClinicsQueryOptions,
  getDoctorContactsQueryOptions,
  getDoctorEducationQueryOptions,
  getDoctorFeedbacksQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorParametersQueryOptions,
  getDoctorQualificationQueryOptions,
  getDoctorServicesQueryOptions,
  getDoctorWorkExperienceQueryOptions,
  getSpecialisationListQueryOptions,
} from '@generated/api/public/public';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { FeedbackSort } from '@generated/models/feedback-sort';
import type { Specialisation } from '@generated/models/specialisation';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { load, warm } from '@/shared/api/load';
import { allReviews } from './reviews/all-reviews';
import { latestReviews } from './reviews/latest-reviews';
import { shownBySection } from './sections/shown-by-section';

/** As the contract spells a slug; nothing else was ever a doctor's. */
const SLUG = /^[a-z0-9-]{1,120}$/;

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/** The doctor, and the words that the directories add: «в Алматы», «Кардиологи». */
export interface DoctorPage {
  readonly doctor: DoctorFull;
  /** «Астане»; undefined when the directory does not know the case. */
  readonly cityLocative: string | undefined;
  /** The doctor's first specialisation, with its plural where the directory has it. */
  readonly specialisation: Pick<Specialisation, 'slug' | 'title' | 'title_plural'> | undefined;
}

/** The head of the page. It is waited for; an unknown slug becomes the not-found screen. */
export async function loadDoctor(loader: LoaderContext): Promise<DoctorPage> {
  if (!SLUG.test(loader.params.slug)) throw notFound();
  const [{ data: doctor }, cities, specialisations] = await Promise.all([
    load(loader, getDoctorFullQueryOptions(loader.params.slug)),
    // Without the directories the page only loses a case ending, so it does not fail with them.
    load(loader, getCityListQueryOptions(shownBySection)).catch(() => undefined),
    load(loader, getSpecialisationListQueryOptions(shownBySection)).catch(() => undefined),
  ]);
  const [first] = doctor.specialisations;
  return {
    doctor,
    cityLocative: cities?.data.find(({ title }) => title === doctor.main_filial.city)?.title_locative,
    specialisation: specialisations?.data.find(({ slug }) => slug === first?.slug) ?? first,
  };
}

/** Sets the other sections on their way. Nobody waits for them: each shows its own state. */
export function warmSections(loader: LoaderContext): void {
  const { slug } = loader.params;
  // What stands above the fold is worth asking for when a link is merely pointed at; the rest is not.
  warm(loader, getDoctorServicesQueryOptions(slug, shownBySection));
  warm(loader, getDoctorClinicsQueryOptions(slug, shownBySection));
  if (loader.preload) return;
  warm(loader, getDoctorParametersQueryOptions(slug, shownBySection));
  warm(loader, getDoctorEducationQueryOptions(slug, shownBySection));
  warm(loader, getDoctorWorkExperienceQueryOptions(slug, shownBySection));
  warm(loader, getDoctorQualificationQueryOptions(slug, shownBySection));
  warm(loader, getDoctorFeedbacksQueryOptions(slug, latestReviews(), shownBySection));
  warm(loader, getDoctorContactsQueryOptions(slug, shownBySection));
}

/** Sets a page of the list of all reviews on its way. */
export function warmReviews(loader: LoaderContext & ReviewsDeps): void {
  warm(loader, getDoctorFeedbacksQueryOptions(loader.params.slug, allReviews(loader.deps), shownBySection));
}

interface ReviewsDeps {
  readonly deps: { readonly sort: FeedbackSort; readonly page: number };
}
