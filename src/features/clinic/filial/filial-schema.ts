import * as v from 'valibot';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import type { FilialRequest } from '#generated/models/filial-request.ts';
import type { GeoPoint } from '#generated/models/geo-point.ts';
import { paymentSchema } from '@/domain/place/payment-field';
import { chosenId, optionalId } from '@/shared/form/rules/choice';
import { date } from '@/shared/form/rules/moment';
import { email, optionalText, phone, requiredText, orNull } from '@/shared/form/rules/text';
import { editedWeek, weekSchema, type EditedDay } from './filial-week';
import { parsePoint, pointText } from './geo-text';

/** Maximum number of closed days in the contract. */
const HOLIDAYS_MAX = 60;

/** A day on which only this filial is closed, not the other filials. */
export interface OwnHoliday {
  readonly date: string;
  readonly reason: string;
}

/** Form schema of a filial; its output is the contract's FilialRequest. */
export const filialSchema = v.object({
  title: requiredText(200),
  short_title: optionalText(60),
  type_id: chosenId(),
  contact_person: optionalText(200),
  phone: phone(),
  email: orNull(email()),
  city_id: chosenId(),
  district_id: optionalId(),
  address: requiredText(300),
  directions: optionalText(200),
  location: v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || parsePoint(text) !== undefined, 'Нужны широта и долгота: 43.2389, 76.8897'),
    v.transform((text): GeoPoint | undefined => parsePoint(text)),
  ),
  description: optionalText(2000),
  hours: weekSchema,
  hours_from: orNull(date()),
  closed_on_holidays: v.boolean(),
  holidays: v.pipe(
    v.custom<readonly OwnHoliday[]>(Array.isArray),
    v.check((days) => days.length <= HOLIDAYS_MAX, `Не больше ${HOLIDAYS_MAX} дней`),
    v.transform((days) => days.map((day): OwnHoliday => ({ date: day.date, reason: day.reason }))),
  ),
  parameter_ids: v.pipe(
    v.custom<readonly number[]>(Array.isArray),
    v.transform((ids) => [...ids]),
  ),
  payment_methods: paymentSchema,
});

export type FilialValues = v.InferInput<typeof filialSchema>;

/**
 * Converts the form's output to the request. Unknown coordinates are omitted; the server then uses
 * the centre of the district.
 */
export function filialRequest({ location, ...rest }: v.InferOutput<typeof filialSchema>): FilialRequest {
  return { ...rest, ...(location && { location }) };
}

export function filialValues(filial: FilialProfile): FilialValues {
  return {
    title: filial.title,
    short_title: filial.short_title ?? '',
    type_id: `${filial.type_id}`,
    contact_person: filial.contact_person ?? '',
    phone: filial.phone,
    email: filial.email ?? '',
    city_id: `${filial.city_id}`,
    district_id: filial.district_id === null ? '' : `${filial.district_id}`,
    address: filial.address,
    directions: filial.directions ?? '',
    location: pointText(filial.location),
    description: filial.description ?? '',
    hours: editedWeek(filial.hours),
    hours_from: '',
    closed_on_holidays: filial.closed_on_holidays,
    holidays: filial.holidays,
    parameter_ids: filial.parameter_ids,
    payment_methods: filial.payment_methods ?? [],
  };
}

const WORKWEEK: ReadonlySet<string> = new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);

/** Initial values of a new filial: open on workdays from 8 to 20, like most filials. */
export const newFilial: FilialValues = {
  title: '',
  short_title: '',
  type_id: '',
  contact_person: '',
  phone: '',
  email: '',
  city_id: '',
  district_id: '',
  address: '',
  directions: '',
  location: '',
  description: '',
  hours: editedWeek([]).map((day): EditedDay => ({ ...day, isOpen: WORKWEEK.has(day.weekday) })),
  hours_from: '',
  closed_on_holidays: true,
  holidays: [],
  parameter_ids: [],
  payment_methods: [],
};

/** Field names, in lower case for use in a sentence: «Не сохранено: телефон, часы». */
export const filialFieldNames: Record<keyof FilialValues, string> = {
  title: 'название',
  short_title: 'короткое название',
  type_id: 'тип',
  contact_person: 'контактное лицо',
  phone: 'телефон',
  email: 'почта',
  city_id: 'город',
  district_id: 'район',
  address: 'адрес',
  directions: 'как пройти',
  location: 'точка на карте',
  description: 'описание',
  hours: 'часы работы',
  hours_from: 'день новых часов',
  closed_on_holidays: 'праздники',
  holidays: 'свои выходные дни',
  parameter_ids: 'удобства',
  payment_methods: 'оплата',
};
