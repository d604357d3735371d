import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { ServiceAppointment } from '#generated/models/service-appointment.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import { hoursText } from '@/domain/place/hours-text';
import { nearPhrase } from '@/domain/slot/slot-text';
import { lowerFirst } from '@/shared/format/letter-case';
import { wholeNumber } from '@/shared/format/number';
import { counted } from '@/shared/format/plural';
import { price, priceFrom } from '@/shared/format/price';
import { wordFor } from '@/shared/format/word-for';

/**
 * Text that says when the result is ready: «Результат в тот же день», «Все результаты через 1
 * рабочий день». Empty for a service without a result.
 */
export function readyPhrase(workdays: number | null, several = false): string {
  if (workdays === null) return '';
  return `${several ? 'Все результаты' : 'Результат'} ${lowerFirst(readyIn(workdays))}`;
}

/** Duration until the result: «В тот же день», «Через 1 рабочий день». */
export function readyIn(workdays: number): string {
  if (workdays === 0) return 'В\u00A0тот\u00A0же день';
  return `Через ${counted(workdays, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней' })}`;
}

const APPOINTMENT = {
  none: 'Без\u00A0записи',
  phone: 'Запись по\u00A0телефону',
  doctor: 'Запись онлайн к\u00A0врачу',
  filial: 'По\u00A0записи',
} satisfies Record<ServiceAppointment, string>;

interface Nearest {
  readonly startsAt: string | null;
  /** Current date, from `useToday`. */
  readonly today: string;
}

/**
 * Text that says how to book the service: «Сдать можно без записи: пн–сб 08:00–11:00», «Запись по
 * телефону», «По записи, ближайшее время сегодня, 08:20».
 *
 * @param nearest start of the first free slot, if the filial has bookable slots
 */
export function appointmentPhrase(
  appointment: ServiceAppointment,
  kind: ServiceKind,
  hours: readonly OpeningHours[],
  nearest: Nearest | null = null,
): string {
  const phrase = wordFor(APPOINTMENT, appointment, 'Запись подскажет клиника');
  if (appointment === 'filial' && nearest !== null && nearest.startsAt !== null) {
    return `${phrase}, ближайшее время ${lowerFirst(nearPhrase(nearest.startsAt, nearest.today))}`;
  }
  if (appointment !== 'none') return phrase;
  const how = kind === 'analysis' ? 'Сдать можно без\u00A0записи' : phrase;
  return hours.length === 0 ? how : `${how}: ${lowerFirst(hoursText(hours))}`;
}

/**
 * Range of prices in tenge: «11 000–13 000 ₸». If both ends are equal, «12 500 ₸». If there is no
 * upper end, «от 8 000 ₸».
 */
export function priceRange(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'Цену назовёт клиника' : `до\u00A0${price(to)}`;
  if (to === null) return priceFrom(from);
  return from === to ? price(from) : `${wholeNumber(from)}–${price(to)}`;
}
