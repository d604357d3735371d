import type { FilialRequest } from '#generated/models/filial-request.ts';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { minuteOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { WEEKDAYS } from '../../db/lookup.ts';
import type { Clinic, Filial, WeekHours } from '../../db/types/place.ts';
import type { City } from '../../db/types/reference.ts';
import { Refusal } from '../refusal.ts';

/** A filial opens at once, without doctors. @throws Refusal 422 at `city_id`, `type_id` or `hours` */
export function addFilial(db: Db, clinic: Clinic, request: FilialRequest): Filial {
  const city = chosenCity(db, request);
  return db.filials.insert({
    id: db.filials.nextId(),
    clinic_id: clinic.id,
    ...written(db, request),
    district_id: null,
    lat: city.lat,
    lng: city.lng,
    closed_on_holidays: true,
    state: 'open',
    opens_on: null,
    price_level: 1,
    menu: [],
    facade: null,
  });
}

/**
 * Doctors' own hours stay as they are: patients are offered what lies within both. In another city the place on the map is that city's
 * centre until somebody says better.
 *
 * @throws Refusal 422 at `city_id`, `type_id` or `hours`
 */
export function changeFilial(db: Db, filial: Filial, request: FilialRequest): Filial {
  const city = chosenCity(db, request);
  const place = city.id === filial.city_id ? {} : { district_id: null, lat: city.lat, lng: city.lng };
  return db.filials.update(filial.id, { ...written(db, request), ...place });
}

function chosenCity(db: Db, { city_id }: FilialRequest): City {
  const city = db.cities.get(city_id);
  if (city === undefined) throw Refusal.invalid({ city_id: ['Выберите город из списка'] });
  return city;
}

function written(db: Db, { hours, short_title, ...rest }: FilialRequest) {
  if (db.clinic_types.get(rest.type_id) === undefined) {
    throw Refusal.invalid({ type_id: ['Выберите тип из списка'] });
  }
  return { ...rest, short_title: short_title ?? rest.title, hours: weekOf(hours) };
}

/** The end of a day has no HH:MM of its own: 23:59 says it. */
function weekOf(hours: readonly OpeningHours[]): WeekHours {
  hours.forEach(({ weekday, from, to }, index) => {
    if (minuteOf(from) >= minuteOf(to)) {
      throw Refusal.invalid({ [`hours.${index}.to`]: ['Окончание должно быть позже начала'] });
    }
    if (hours.findIndex((one) => one.weekday === weekday) !== index) {
      throw Refusal.invalid({ [`hours.${index}.weekday`]: ['Этот день уже указан'] });
    }
  });
  return WEEKDAYS.map((weekday) => {
    const day = hours.find((one) => one.weekday === weekday);
    if (day === undefined) return null;
    return { from: minuteOf(day.from), to: day.to === '23:59' ? 1440 : minuteOf(day.to), breaks: [] };
  });
}
