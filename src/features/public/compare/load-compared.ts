import {
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '@generated/api/public/public';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { load, warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { comparable, MOST_COMPARED } from './compared-doctors';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
}

export interface Compared {
  readonly doctors: readonly DoctorFull[];
  /** The address names more doctors than are compared. */
  readonly tooMany: boolean;
  /** The address names a doctor who is not there (any more). */
  readonly missing: boolean;
}

/** The doctors of an address, in its order. One who is not there costs the others nothing. */
export async function loadCompared(loader: LoaderContext, slugs: readonly string[]): Promise<Compared> {
  const asked = comparable(slugs);
  for (const slug of asked) {
    // What their free times are asked with.
    warm(loader, getDoctorServicesQueryOptions(slug, shownBySection));
    warm(loader, getDoctorClinicsQueryOptions(slug, shownBySection));
  }
  const answers = await Promise.all(asked.map((slug) => doctorOrNothing(loader, slug)));
  const doctors = answers.filter((doctor) => doctor !== undefined);
  const tooMany = slugs.length > MOST_COMPARED;
  return { doctors, tooMany, missing: doctors.length < Math.min(slugs.length, MOST_COMPARED) };
}

async function doctorOrNothing(loader: LoaderContext, slug: string): Promise<DoctorFull | undefined> {
  try {
    return (await load(loader, getDoctorFullQueryOptions(slug))).data;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
