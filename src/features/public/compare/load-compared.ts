import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { getDoctorFullQueryOptions } from '#generated/api/public-doctors/public-doctors.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import type { DoctorFullParams } from '#generated/models/doctor-full-params.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorNearest } from '#generated/models/doctor-nearest.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import type { DoctorSlotsParams } from '#generated/models/doctor-slots-params.ts';
import { MOST_COMPARED } from '@/domain/doctor/compared-slugs';
import { load, prefetch } from '@/shared/api/load';
import { dayOf } from '@/shared/format/date';
import { shownBySection } from '@/shared/section/section-query';
import { type Asked, comparable } from './compared-doctors';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
}

export interface Compared {
  /** The existing doctors, in the URL's order. */
  readonly doctors: readonly DoctorFull[];
  /** Whether the URL contains more doctors than can be compared. */
  readonly tooMany: boolean;
  /** Whether the URL contains a doctor who doesn't exist. */
  readonly missing: boolean;
}

/**
 * Request parameters for a doctor. If neither a service nor a format is given, they are undefined,
 * so that the request uses the cached answer of the doctor's page.
 */
export function fullParams({ offer, format }: Asked): DoctorFullParams | undefined {
  if (offer !== undefined) return { service: offer };
  return format && { format };
}

/**
 * Loads the doctors in the URL. If one of them doesn't exist, the other doctors are still shown.
 */
export async function loadCompared(loader: LoaderContext, slugs: readonly string[], what: Asked): Promise<Compared> {
  const asked = comparable(slugs);
  const answers = await Promise.all(asked.map((slug) => doctorOrNothing(loader, slug, what)));
  const doctors = answers.filter((doctor) => doctor !== undefined);
  for (const { slug, offer, nearest } of doctors) {
    if (offer && nearest) {
      prefetch(loader, getDoctorSlotsQueryOptions(slug, nearestDayParams({ offer, nearest }), shownBySection));
    }
  }
  const tooMany = slugs.length > MOST_COMPARED;
  return { doctors, tooMany, missing: doctors.length < Math.min(slugs.length, MOST_COMPARED) };
}

async function doctorOrNothing(loader: LoaderContext, slug: string, what: Asked): Promise<DoctorFull | undefined> {
  try {
    return (await load(loader, getDoctorFullQueryOptions(slug, fullParams(what)))).data;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Request parameters for the free times on the day of the doctor's nearest time. */
export function nearestDayParams({
  offer,
  nearest,
}: {
  offer: DoctorOffer;
  nearest: DoctorNearest;
}): DoctorSlotsParams {
  const date = dayOf(nearest.starts_at);
  return { filial_id: nearest.filial.id, service_id: offer.service_id, date_from: date, date_to: date };
}
