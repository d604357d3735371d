import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { analysesCount } from '@/shared/format/counts';
import { today } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { dateTime } from '@/shared/format/time';

/** Short name of a service for a visit on the board: «первичный», «ЭКГ». */
export function shortService(title: string): string {
  const first = title.trim().split(/\s+/)[0] ?? '';
  if (/^(первичн|повторн)/i.test(first)) return lowerFirst(first);
  return lowerFirst(title);
}

/** What is taken at a visit without a doctor: «3 анализа», or the only analysis. */
export function analysesText({ services, service_title }: DeskVisit): string {
  return services === undefined ? lowerFirst(service_title) : analysesCount(services.length);
}

/**
 * Text of the toast after a booking: «Абишева Жанар: записали на 12 мая, 14:30, врач Серикова
 * Айгуль».
 */
export function bookedText({ person, starts_at, doctor_name }: DeskVisit): string {
  return `${person.full_name}: записали на\u00A0${dateTime(starts_at)}${doctor_name === null ? '' : `, врач ${doctor_name}`}`;
}

/** First day of a booking: today if the shown day is past, because past days can't be booked. */
export function bookingDay(date: string): string {
  return date < today() ? today() : date;
}
