import type { ClinicFirstTimeChoices } from '#generated/models/clinic-first-time-choices.ts';
import type { Funding } from '#generated/models/funding.ts';
import { dateOf, DAY_MINUTES, dayOf, momentOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { minutesFor } from '../../db/funding.ts';
import { offeredAs, offerRank, type Wish } from '../../db/offers.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { DESK_DAYS } from '../../slots/horizon.ts';
import { slotsOf } from '../../slots/slot-engine.ts';
import { ownFilials, refuseForeignFilials } from '../clinic/own-clinic.ts';

export interface FirstTimesQuestion {
  readonly filial_id?: number;
  readonly service_id?: number;
  readonly specialisation?: string;
  readonly funding?: Funding;
  readonly date_from?: string;
}

interface FirstTimes {
  readonly doctor: Doctor;
  readonly link: DoctorServiceLink;
  readonly times: string[];
}

const TIMES = 4;
const SHOWN = 30;
const collator = new Intl.Collator(['ru', 'kk']);

/**
 * Returns each doctor's first day with free slots in each filial, earliest first.
 *
 * @throws Refusal 422 at `filial_id`
 */
export function firstTimes(db: Db, user: UserRow, question: FirstTimesQuestion, now: number): FirstTimes[] {
  const today = Math.floor(momentOf(now) / DAY_MINUTES);
  const from = question.date_from === undefined ? today : Math.max(today, dayOf(question.date_from));
  return placesOf(db, user, question.filial_id)
    .flatMap(({ doctor, filialId }) => {
      const link = wantedOf(db, doctor, filialId, question);
      const times = link === undefined ? [] : firstDay(db, link, question.funding, from, now);
      return link === undefined || times.length === 0 ? [] : [{ doctor, link, times }];
    })
    .toSorted(
      (a, b) =>
        (a.times[0] ?? '').localeCompare(b.times[0] ?? '') ||
        collator.compare(a.doctor.second_name, b.doctor.second_name) ||
        a.link.id - b.link.id,
    )
    .slice(0, SHOWN);
}

/**
 * Returns specialisations and services that the filter offers.
 * @throws Refusal 422 at `filial_id`
 */
export function timeChoices(db: Db, user: UserRow, filialId: number | undefined): ClinicFirstTimeChoices {
  const places = placesOf(db, user, filialId);
  const specialisations = new Set(places.flatMap(({ doctor }) => doctor.specialisation_ids));
  const services = new Set(
    places.flatMap(({ doctor, filialId: id }) => receivedIn(db, doctor, id).map(({ service_id }) => service_id)),
  );
  const byTitle = (a: { readonly title: string }, b: { readonly title: string }): number =>
    collator.compare(a.title, b.title);
  return {
    specialisations: [...specialisations]
      .map((id) => db.specialisations.require(id))
      .map(({ slug, title }) => ({ slug, title }))
      .toSorted(byTitle),
    services: [...services]
      .map((id) => db.services.require(id))
      .map(({ id, title }) => ({ id, title }))
      .toSorted(byTitle),
  };
}

function placesOf(db: Db, user: UserRow, filialId: number | undefined): { doctor: Doctor; filialId: number }[] {
  if (filialId !== undefined) refuseForeignFilials(db, user, [filialId], 'filial_id');
  return ownFilials(db, user)
    .filter(({ id }) => filialId === undefined || id === filialId)
    .flatMap(({ id }) => db.doctors.find('filial', id).map((doctor) => ({ doctor, filialId: id })));
}

/** Returns a doctor's services inside the filial, without home visits and online visits. */
function receivedIn(db: Db, doctor: Doctor, filialId: number): DoctorServiceLink[] {
  return db.doctor_services
    .find('doctor', doctor.id)
    .filter((link) => link.filial_id === filialId && db.services.require(link.service_id).format === 'clinic');
}

/**
 * Returns the service to book: the requested one, else the one that fits the request best, usually
 * a first visit.
 */
function wantedOf(
  db: Db,
  doctor: Doctor,
  filialId: number,
  { service_id, specialisation, funding }: FirstTimesQuestion,
): DoctorServiceLink | undefined {
  const asked = doctor.specialisation_ids.filter((id) => db.specialisations.require(id).slug === specialisation);
  if (specialisation !== undefined && asked.length === 0) return undefined;
  const links = receivedIn(db, doctor, filialId).filter(
    (link) => funding === undefined || link.funding?.includes(funding) === true,
  );
  if (service_id !== undefined) return links.find((link) => link.service_id === service_id);
  const wish: Wish = { serviceIds: [], formats: [], specialisationIds: asked };
  const rank = (link: DoctorServiceLink): number =>
    offerRank(db.services.require(link.service_id), offeredAs(doctor, wish), wish);
  // A search by specialisation finds a doctor only if the doctor offers that specialisation in the
  // filial.
  const isAsked = ({ service_id: id }: DoctorServiceLink): boolean =>
    asked.length === 0 || db.services.require(id).specialisation_ids.some((one) => asked.includes(one));
  return links
    .filter((link) => rank(link) > 0 && isAsked(link))
    .toSorted((a, b) => rank(b) - rank(a) || a.id - b.id)[0];
}

function firstDay(db: Db, link: DoctorServiceLink, payer: Funding | undefined, from: number, now: number): string[] {
  const { doctor_id, filial_id, duration_minutes } = link;
  const minutes = minutesFor(link, payer === undefined ? null : [payer]);
  if (minutes.to_minute === 0) return [];
  const place = { doctor_id, filial_id, duration_minutes, ...minutes, now, desk: true };
  const last = Math.floor(momentOf(now) / DAY_MINUTES) + DESK_DAYS - 1;
  for (let day = from; day <= last; day += 1) {
    const date = dateOf(day);
    const [planned] = slotsOf(db).days({ ...place, date_from: date, date_to: date });
    const free = (planned?.slots ?? []).filter(({ available }) => available).map(({ starts_at }) => starts_at);
    if (free.length > 0) return free.slice(0, TIMES);
  }
  return [];
}
