import * as samplingMocks from '#generated/mocks/public-sampling/public-sampling.msw.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { filialOffer, isFasting, type FilialOffer } from '../../db/filial-offers.ts';
import { openingHours } from '../../db/lookup.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { publishedClinic } from '../../rules/published-clinic.ts';
import { Refusal } from '../../rules/refusal.ts';
import { offeredSampling } from '../../rules/sampling.ts';
import { nearestSampling, samplingDays, samplingRange, SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { filialBrief, settingsShown } from '../views/place.ts';
import { serviceView } from '../views/service.ts';

const MAX_DAYS = 31;

export const sampling = implement(samplingMocks)({
  clinicSampling: ({ db, path, query, now }) => {
    const { filials } = publishedClinic(db, path.id);
    const service = db.services.get(query.service_id);
    if (service?.kind !== 'analysis') throw Refusal.notFound();
    const places = filials.flatMap((filial) => {
      const offer = filialOffer(db, filial, service.id);
      return offer === null || offer.hours === null ? [] : placeView(db, offer, now);
    });
    if (places.length === 0) throw Refusal.notFound();
    return {
      data: { service: serviceView(db, service), fasting: isFasting(service), places: places.toSorted(soonestFirst) },
    };
  },

  clinicSamplingSlots: ({ db, path, query, now }) => {
    const { filials } = publishedClinic(db, path.id);
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const { filial } = offeredSampling(db, query.filial_id, query.service_id);
    if (!filials.includes(filial)) throw Refusal.invalid({ filial_id: ['У этой клиники такого филиала нет'] });
    const { date_from, date_to } = query;
    return {
      data: samplingDays(db, { filial, date_from, date_to, now }),
      meta: samplingRange(db, { filial, now }),
    };
  },
});

function placeView(db: Db, offer: FilialOffer, now: number): SamplingPlace {
  const { filial, hours } = offer;
  const clinic = db.clinics.require(filial.clinic_id);
  return {
    ...filialBrief(db, filial.id),
    clinic_title: clinic.title,
    clinic_legal_name: clinic.jur_name,
    logo: clinic.logo,
    appointment: offer.appointment,
    hours: hours === null ? [] : openingHours(hours),
    price: offer.price_from,
    duration_minutes: SAMPLING_MINUTES,
    ready_in_workdays: offer.ready_in_workdays,
    nearest_starts_at: nearestSampling(db, { filial, now }),
    ...settingsShown(clinic),
  };
}

/** Filials by appointment first, then the earliest free time. */
function soonestFirst(a: SamplingPlace, b: SamplingPlace): number {
  return rank(a) - rank(b);
}

function rank({ appointment, nearest_starts_at: nearest }: SamplingPlace): number {
  if (appointment !== 'filial') return Number.MAX_SAFE_INTEGER;
  return nearest === null ? Number.MAX_SAFE_INTEGER - 1 : momentOfText(nearest);
}
