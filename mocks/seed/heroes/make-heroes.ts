import { dayOf, minuteOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import { mix } from '#mocks/db/random.ts';
import { openTimesId, type Doctor, type DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { DayHours } from '#mocks/db/types/place.ts';
import { doctorPortrait, picturePath } from '#mocks/pictures/names.ts';
import { DOCTOR, FILIAL } from '../demo.ts';
import { ALMATY } from '../dictionaries/cities.ts';
import { PARAMETER } from '../dictionaries/directory-rows.ts';
import { serviceBySlug } from '../dictionaries/services.ts';
import { specialisation } from '../dictionaries/specialisations.ts';
import { makeDoctorServices } from '../factories/doctor-services.ts';
import { doctorLicence } from '../factories/licences.ts';
import { homePayment } from '../factories/payment-methods.ts';
import { summarise } from '../ratings.ts';
import type { SlugBook } from '../slug-book.ts';
import { receivingOn } from './demo-day.ts';
import { HERO_DOCTORS, type HeroDoctor } from './doctors.ts';

function doctorOf(hero: HeroDoctor, slugs: SlugBook, year: number): Doctor {
  const [second = '', first = '', third = null] = hero.name.split(' ');
  const name = { first_name: first, second_name: second, third_name: third };
  const { min, max } = hero.ages;
  const children = min === null || min < 18;
  const adults = max === null || max >= 18;
  const month = (mix(hero.id, 1) % 12) + 1;
  const birthday = `${hero.since - 24}-${String(month).padStart(2, '0')}-14`;
  return {
    id: hero.id,
    slug: slugs.take(`${second} ${first}`),
    ...name,
    gender: hero.gender,
    birthday,
    avatar:
      hero.portrait === undefined
        ? doctorPortrait({ id: hero.id, gender: hero.gender, birthday }, year)
        : hero.portrait && picturePath('portraits', hero.portrait),
    experience_since: hero.since,
    ...doctorLicence(hero.id, hero.since),
    category_id: hero.category,
    degree_id: hero.degree,
    specialisation_ids: hero.specialisations.map((slug) => specialisation(slug).id),
    description: hero.description,
    parameter_ids: [
      PARAMETER.twoLanguages,
      ...(adults ? [PARAMETER.adults] : []),
      ...(children ? [PARAMETER.children] : []),
      ...(hero.online ? [PARAMETER.online] : []),
      ...(hero.home ? [PARAMETER.home] : []),
      ...(hero.osms ? [PARAMETER.osms] : []),
    ],
    accepts_adults: adults,
    accepts_children: children,
    age_min: min === 0 ? null : min,
    age_max: max,
    is_online: hero.online,
    is_home_visit: hero.home,
    payment_methods: hero.home ? homePayment(hero.id) : [],
    has_online_booking: true,
    city_id: ALMATY,
    filial_ids: hero.rooms.map((room) => room.filial),
    ...summarise(hero.counts),
    rating_counts: hero.counts,
    busy: { level: hero.busy, first_day_from: 0, full_days: hero.fullDays },
  };
}

/** The demo doctor's services by filial, from the design: slug, price in KZT, minutes. */
const SERIKOVA_SERVICES: readonly (readonly [filial: number, slug: string, price: number, minutes: number])[] = [
  [FILIAL.ayalaAbaya, 'priem-kardiologa', 12500, 40],
  [FILIAL.ayalaAbaya, 'povtornyy-priem-kardiologa', 9000, 30],
  [FILIAL.ayalaAbaya, 'onlain-konsultatsiya-kardiologa', 10000, 30],
  [FILIAL.ayalaAbaya, 'ekg', 3500, 15],
  [FILIAL.ayalaAbaya, 'ekhokg', 12000, 30],
  [FILIAL.ayalaAbaya, 'kholter', 15500, 20],
  [FILIAL.tumarSamal, 'priem-kardiologa', 13000, 40],
  [FILIAL.tumarSamal, 'povtornyy-priem-kardiologa', 9500, 30],
  [FILIAL.tumarSamal, 'ekg', 4000, 15],
];

/** Hours of the demo doctor on the seed's day if it is a day off in her week. */
const EXTRA_DAY: DayHours = { from: 9 * 60, to: 18 * 60 + 30, breaks: [{ from: 13 * 60, to: 13 * 60 + 50 }] };

function linksOf(db: Db, hero: HeroDoctor, doctor: Doctor, firstId: number): DoctorServiceLink[] {
  if (hero.id !== DOCTOR.serikova) {
    const filials = doctor.filial_ids.map((id) => db.filials.require(id));
    const gives = hero.gives.map(serviceBySlug);
    return makeDoctorServices(doctor, filials, firstId, { minutes: hero.minutes, price: hero.price, gives }).links;
  }
  return SERIKOVA_SERVICES.map(([filial_id, slug, price, duration_minutes], index) => ({
    id: firstId + index,
    doctor_id: doctor.id,
    filial_id,
    service_id: serviceBySlug(slug).id,
    price,
    duration_minutes,
    is_visible: true,
  }));
}

/** Sets the hero's free slots on the first working days from the seed's day. */
function seedOpenTimes(db: Db, hero: HeroDoctor): void {
  const week = hero.rooms[0]?.week ?? [];
  let day = dayOf(db.meta.today);
  for (const times of hero.openTimes) {
    while (week[weekdayOf(day)] === null || holidayOn(day) !== null) day += 1;
    const minutes = times === '' ? [] : times.split(' ').map(minuteOf);
    db.open_times.seed({ id: openTimesId(hero.id, day), doctor_id: hero.id, day, minutes });
    day += 1;
  }
}

/** Adds the heroes with filials, hours and services. */
export function seedHeroes(db: Db, slugs: SlugBook): void {
  const year = Number(db.meta.today.slice(0, 4));
  for (const hero of HERO_DOCTORS) {
    const doctor = db.doctors.seed(doctorOf(hero, slugs, year));
    for (const link of linksOf(db, hero, doctor, db.doctor_services.nextId())) db.doctor_services.seed(link);
    for (const { filial, room, week } of hero.rooms) {
      const isSerikovaAbaya = hero.id === DOCTOR.serikova && filial === FILIAL.ayalaAbaya;
      db.working_hours.seed({
        id: db.working_hours.nextId(),
        doctor_id: hero.id,
        filial_id: filial,
        room,
        days: isSerikovaAbaya ? receivingOn(db.meta.today, week, EXTRA_DAY) : week,
        // The design has a slot every half hour, although the demo doctor's visits take 40 minutes.
        slot_minutes: isSerikovaAbaya ? 30 : hero.minutes,
        odd_days: null,
      });
    }
    seedOpenTimes(db, hero);
    if (hero.horizon !== null) {
      const settings = { auto_confirm: false, horizon_days: hero.horizon, buffer_minutes: 0 };
      db.schedule_settings.seed({ id: hero.id, ...settings });
    }
  }
}
