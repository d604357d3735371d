import * as samplingMocks from '#generated/mocks/public-sampling/public-sampling.msw.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { isFasting, type FilialOffer } from '../../db/filial-offers.ts';
import { openingHours } from '../../db/lookup.ts';
import type { ServiceRow } from '../../db/types/reference.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { longest } from '../../rules/each-service.ts';
import { isPublicFilial } from '../../rules/identity.ts';
import { publishedClinic } from '../../rules/published-clinic.ts';
import { Refusal } from '../../rules/refusal.ts';
import { bookedService, namedServices, offeredSampling, samplesAt } from '../../rules/sampling.ts';
import { countValues, directoryOptions, districtsOf } from '../../search/filters.ts';
import { nearestSampling, samplingDays, samplingRange, SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { pageOf } from '../views/paging.ts';
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

  samplingPlaces: ({ db, query, now }) => {
    const services = query.service_ids.flatMap((id) => db.services.get(id) ?? []).filter(isAnalysis);
    const ids = services.map(({ id }) => id);
    const filials = query.city_id === undefined ? [...db.filials.all()] : db.filials.find('city', query.city_id);
    const inCity = filials
      .filter(({ id }) => isPublicFilial(db, id))
      .map((filial) => ({ filial, ...samplesAt(db, filial, ids) }))
      .filter(({ offers }) => offers.length > 0);
    const districts = districtsOf(db, query.city_id ?? null);
    const district = districts.find(({ slug }) => slug === query.district);
    const choices = inCity
      .filter(({ filial }) => query.district === undefined || filial.district_id === district?.id)
      .toSorted((a, b) => a.missing.length - b.missing.length || sumOf(a.offers) - sumOf(b.offers));
    const { rows, meta } = pageOf(choices, query);
    return {
      data: rows.flatMap(({ offers, missing }) =>
        placeView(db, offers, now).map((place) => ({ place, missing_service_ids: missing })),
      ),
      meta: {
        ...meta,
        complete: choices.filter(({ missing }) => missing.length === 0).length,
        districts: directoryOptions(
          districts,
          countValues(inCity, ({ filial }) => [filial.district_id]),
          [query.district ?? []].flat(),
        ),
        fasting: services.some(isFasting),
        services: services.map((service) => serviceView(db, service)),
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

function isAnalysis({ kind }: ServiceRow): boolean {
  return kind === 'analysis';
}

const sumOf = (offers: readonly FilialOffer[]): number => offers.reduce((sum, offer) => sum + offer.price_from, 0);

/**
 * Creates the view of the filial that makes these offers. The view is in a list, which is empty if
 * `offers` is empty.
 */
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
    price: sumOf(offers),
    duration_minutes: SAMPLING_MINUTES,
    ready_in_workdays: longest(services.map(({ ready_in_workdays: ready }) => ready)),
    nearest_starts_at: nearestSampling(db, { filial, now }),
    payment_methods: [...(filial.payment_methods ?? [])],
    ...publicSettings(clinic),
  };
  return [place];
}

/** Sorts filials: earliest bookable slot first, filials without booking last. */
function soonestFirst(a: SamplingPlace, b: SamplingPlace): number {
  return rank(a) - rank(b);
}

function rank({ appointment, nearest_starts_at: nearest }: SamplingPlace): number {
  if (appointment !== 'filial') return Number.MAX_SAFE_INTEGER;
  return nearest === null ? Number.MAX_SAFE_INTEGER - 1 : momentOfText(nearest);
}
