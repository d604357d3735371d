import * as clinicsMocks from '#generated/mocks/public-clinics/public-clinics.msw.ts';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import type { Contact } from '#generated/models/contact.ts';
import type { ServiceAppointment } from '#generated/models/service-appointment.ts';
import type { Db } from '../../db/db.ts';
import { filialOffers, isFasting, type FilialOffer } from '../../db/filial-offers.ts';
import { NO_WISH, offeredLinks, type Wish } from '../../db/offers.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { Filial } from '../../db/types/place.ts';
import { implement } from '../../implement.ts';
import { publishedClinic, publishedDoctors } from '../../rules/published-clinic.ts';
import { cardOffer } from '../../slots/card-offer.ts';
import { isAnyTime, type TimesRequest } from '../../slots/wanted-times.ts';
import { doctorCardOf } from '../views/card.ts';
import { clinicFullView, filialView } from '../views/clinic.ts';
import { pageOf } from '../views/paging.ts';
import { serviceView } from '../views/service.ts';

export const clinics = implement(clinicsMocks)({
  clinicFull: ({ db, path }) => {
    const { clinic, filials } = publishedClinic(db, path.id);
    return { data: clinicFullView(db, clinic, filials, publishedDoctors(db, filials)) };
  },

  clinicFilials: ({ db, path, now }) => ({
    data: publishedClinic(db, path.id).filials.map((filial) =>
      filialView(db, filial, db.doctors.find('filial', filial.id).length, now),
    ),
  }),

  clinicDoctors: ({ db, path, query, now }) => {
    const places = chosenFilials(publishedClinic(db, path.id).filials, query.filial_id);
    const specialisation = db.specialisations.findOne('slug', query.specialisation ?? '')?.id;
    const wish = wishFor(db, query.service);
    const here = places.map(({ id }) => id);
    const placesOf = (doctor: Doctor): number[] => doctor.filial_ids.filter((id) => here.includes(id));
    const doctors = publishedDoctors(db, places).filter(
      (doctor) =>
        (query.specialisation === undefined || doctor.specialisation_ids.includes(specialisation ?? 0)) &&
        (wish === NO_WISH || offeredLinks(db, doctor, wish, here).length > 0),
    );
    const asked: Wish = { ...wish, specialisationIds: specialisation === undefined ? [] : [specialisation] };
    const { rows, meta } = pageOf(inDefaultOrder(db, doctors, asked, here, now, query), query);
    return { data: rows.map((doctor) => doctorCardOf(db, doctor, now, placesOf(doctor), asked, query)), meta };
  },

  clinicServices: ({ db, path, query }) => ({
    data: servicesOf(db, chosenFilials(publishedClinic(db, path.id).filials, query.filial_id)),
  }),

  clinicContacts: ({ db, path }) => {
    const { clinic, filials } = publishedClinic(db, path.id);
    return {
      data: [
        ...filials.flatMap(({ id, phone, email }): Contact[] => [
          { kind: 'phone', value: phone, filial_id: id },
          ...(email === null ? [] : [{ kind: 'email' as const, value: email, filial_id: id }]),
        ]),
        ...(['site', 'whatsapp', 'telegram', 'instagram'] as const).flatMap((kind): Contact[] => {
          const value = clinic.contacts?.[kind] ?? null;
          return value === null ? [] : [{ kind, value, filial_id: null }];
        }),
      ],
    };
  },
});

/** @param service slug of a service; an unknown slug matches no service */
function wishFor(db: Db, service: string | undefined): Wish {
  if (service === undefined) return NO_WISH;
  return { ...NO_WISH, serviceIds: [db.services.findOne('slug', service)?.id ?? 0] };
}

function chosenFilials(filials: readonly Filial[], id: number | undefined): readonly Filial[] {
  return id === undefined ? filials : filials.filter((filial) => filial.id === id);
}

/**
 * Sorts doctors by the earliest free slot in these filials, then by rating. Doctors without online
 * booking come last. If days or hours are requested, doctors without a free slot in these days and
 * hours are left out.
 */
function inDefaultOrder(
  db: Db,
  doctors: readonly Doctor[],
  wish: Wish,
  here: readonly number[],
  now: number,
  times: TimesRequest,
): Doctor[] {
  const isAny = isAnyTime(times);
  const keyed = doctors.map((doctor) => ({
    doctor,
    nearest: cardOffer(db, doctor, wish, now, here, times).nearest?.moment ?? Infinity,
  }));
  return keyed
    .filter(({ nearest }) => isAny || nearest < Infinity)
    .toSorted((a, b) => {
      if (a.nearest !== b.nearest) return a.nearest - b.nearest;
      return (b.doctor.rating ?? 0) - (a.doctor.rating ?? 0) || a.doctor.id - b.doctor.id;
    })
    .map(({ doctor }) => doctor);
}

/** Services of these filials with price ranges, in the directory's order. */
function servicesOf(db: Db, filials: readonly Filial[]): ClinicService[] {
  const offers = filials.flatMap((filial) => filialOffers(db, filial));
  return [...Map.groupBy(offers, ({ service }) => service)]
    .toSorted(([a], [b]) => a.id - b.id)
    .map(([service, group]) => ({
      service: serviceView(db, service),
      price_from: Math.min(...group.map(({ price_from }) => price_from)),
      price_to: Math.max(...group.map(({ price_to }) => price_to)),
      doctors_count: new Set(group.flatMap(({ doctor_ids }) => [...doctor_ids])).size,
      appointment: wayTo(group),
      ready_in_workdays: longest(group.map(({ ready_in_workdays }) => ready_in_workdays)),
      fasting: isFasting(service),
    }));
}

/**
 * Returns how to get the service. If the offers differ, returns the first of these ways that an
 * offer has: by appointment in the filial, without appointment, by phone, with a doctor.
 */
function wayTo(offers: readonly FilialOffer[]): ServiceAppointment {
  const ways = new Set(offers.map(({ appointment }) => appointment));
  return (['filial', 'none', 'phone'] as const).find((way) => ways.has(way)) ?? 'doctor';
}

function longest(days: readonly (number | null)[]): number | null {
  const known = days.filter((count) => count !== null);
  return known.length === 0 ? null : Math.max(...known);
}
