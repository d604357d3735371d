import * as v from 'valibot';
import type { ClinicVisitListParams } from '#generated/models/clinic-visit-list-params.ts';
import { fundingLabel, payers } from '@/domain/service/funding-text';
import { today, weekdayDay } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { phoneQuery } from '@/shared/format/phone';
import { choiceParam, dateParam, idParam, pageParam, textParam } from '@/shared/url/search-params';

/** Search params. `show` selects unconfirmed, upcoming or past visits, or those of one day. */
export const visitsSearch = v.object({
  show: choiceParam(['pending', 'ahead', 'past', 'day'], 'pending'),
  q: textParam,
  /** Date for `show: 'day'`; absent for today. */
  date: dateParam,
  filial: idParam,
  doctor_id: idParam,
  funding: v.fallback(v.optional(v.picklist(payers)), undefined),
  page: pageParam,
});

export const visitsDefaults = { show: 'pending', page: 1 } as const;

export type VisitsSearch = v.InferOutput<typeof visitsSearch>;

const PER_PAGE = 30;

/** Request for the doctors offered in the filter. */
export const doctorsToChoose = { per_page: 100 } as const;

const shown = {
  pending: () => ({ status: 'pending', past: false }),
  ahead: () => ({ status: 'ahead', past: false }),
  past: () => ({ past: true }),
  day: (date: string) => ({ date_from: date, date_to: date }),
} as const satisfies Record<VisitsSearch['show'], (date: string) => ClinicVisitListParams>;

export function visitsQuery({ show, q, date, filial, doctor_id, funding, page }: VisitsSearch): ClinicVisitListParams {
  return {
    ...shown[show](date ?? today()),
    page,
    per_page: PER_PAGE,
    ...(q !== undefined && { q: phoneQuery(q) }),
    ...(filial !== undefined && { filial_id: filial }),
    ...(doctor_id !== undefined && { doctor_id }),
    ...(funding && { funding }),
  };
}

/**
 * Active filters as text, for a list without visits: «Искали среди прошедших записей, филиал «Аяла»
 * на Абая, врач Серикова Айгуль».
 */
export function askedText(
  { show, date, funding }: Pick<VisitsSearch, 'show' | 'date' | 'funding'>,
  filial: string | undefined,
  doctor: string | undefined,
): string {
  const among = {
    pending: 'среди записей, которые ждут подтверждения',
    ahead: 'среди записей впереди',
    past: 'среди прошедших записей',
    day: `за\u00A0${weekdayDay(date ?? today())}`,
  }[show];
  return `Искали ${[among, filial && `филиал ${filial}`, doctor && `врач ${doctor}`, funding && lowerFirst(fundingLabel[funding])].filter(Boolean).join(', ')}.`;
}
