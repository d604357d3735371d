import * as samplingMocks from '#generated/mocks/public-sampling/public-sampling.msw.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { isFasting, type FilialOffer } from '../../db/filial-offers.ts';
import { openingHours } from '../../db/lookup.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { longest } from '../../rules/each-service.ts';
import { publishedClinic } from '../../rules/published-clinic.ts';
import { Refusal } from '../../rules/refusal.ts';
import { bookedService, namedServices, offeredSampling, samplesAt } from '../../rules/sampling.ts';
import { nearestSampling, samplingDays, samplingRange, SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { filialBrief, publicSettings } from '../views/place.ts';
import { serviceView } from '../views/service.ts';

const MAX_DAYS = 31;

export const sampling = implement(samplingMocks)({
  clinicSampling: ({ db, path, query, now }) => {
    const { filials } = publishedClinic(db, path.id);
    const ids = namedServices(query.service_id, query.service_ids);
    const places = filials.flatMap((filial) => {
      const { offers, missing } = samplesAt(db, filial, ids);
      return missing.length > 0 ? [] : placeView(db, offers, now);
    });
    if (places.length === 0) throw Refusal.notFound();
    const services = ids.map((id) => db.services.require(id));
    return {
      data: {
        service: serviceView(db, db.services.require(query.service_id)),
        ...(services.length > 1 && { services: services.map((service) => serviceView(db, service)) }),
        fasting: services.some(isFasting),
        places: places.toSorted(soonestFirst),
      },
    };
  },

  clinicSamplingSlots: ({ db, path, query, now }) => {
    const { filials } = publishedClinic(db, path.id);
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const [offer] = offeredSampling(db, query.filial_id, [query.service_id]);
    if (offer === undefined || !filials.includes(offer.filial)) {
      throw Refusal.invalid({ filial_id: ['У этой клиники такого филиала нет'] });
    }
    const { date_from, date_to } = query;
    return {
      data: samplingDays(db, { filial: offer.filial, date_from, date_to, now }),
      meta: samplingRange(db, { filial: offer.filial, now }),
    };
  },
});

/** The filial of these analyses, all of which it takes; empty without any. */
function placeView(db: Db, offers: readonly FilialOffer[], now: number): SamplingPlace[] {
  const [offer] = offers;
  if (offer === undefined) return [];
  const { filial, hours } = offer;
  const services = offers.map(bookedService);
  const clinic = db.clinics.require(filial.clinic_id);
  const place = {
    ...filialBrief(db, filial.id),
    clinic_title: clinic.title,
    clinic_legal_name: clinic.jur_name,
    logo: clinic.logo,
    appointment: offer.appointment,
    hours: hours === null ? [] : openingHours(hours),
    ...(services.length > 1 && { services }),
    price: services.reduce((sum, { price }) => sum + price, 0),
    duration_minutes: SAMPLING_MINUTES,
    ready_in_workdays: longest(services.map(({ ready_in_workdays: ready }) => ready)),
    nearest_starts_at: nearestSampling(db, { filial, now }),
    ...publicSettings(clinic),
  };
  return [place];
}

/** Filials by appointment first, then the earliest free time. */
function soonestFirst(a: SamplingPlace, b: SamplingPlace): number {
  return rank(a) - rank(b);
}

function rank({ appointment, nearest_starts_at: nearest }: SamplingPlace): number {
  if (appointment !== 'filial') return Number.MAX_SAFE_INTEGER;
  return nearest === null ? Number.MAX_SAFE_INTEGER - 1 : momentOfText(nearest);
}
