import { Link, linkOptions } from '@tanstack/react-router';
import type { DayPlace } from '#generated/models/day-place.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitsCount } from '@/shared/format/counts';
import { plural } from '@/shared/format/plural';
import { time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { chipClass } from '@/shared/ui/chip';

const quickLinks = [
  { title: 'Расписание', link: linkOptions({ to: '/fo/doctor/schedule' }) },
  { title: 'Отзывы', link: linkOptions({ to: '/fo/doctor/reviews' }) },
  { title: 'Услуги', link: linkOptions({ to: '/fo/doctor/services' }) },
  { title: 'Пациенты', link: linkOptions({ to: '/fo/doctor/patients' }) },
  { title: 'Лист ожидания', link: linkOptions({ to: '/fo/doctor/waitlist' }) },
] as const;

/** Links to pages used daily, for phones, where the navigation is behind a button. */
export function QuickLinks() {
  return (
    <nav aria-label="Часто открывают" className="mt-3 wide:hidden">
      <ul className="scroll-quiet -mx-3 flex gap-2 overflow-x-auto px-3">
        {quickLinks.map(({ title, link }) => (
          <li key={title} className="shrink-0">
            <Link {...link} className={chipClass('link', 'min-h-11')}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Filials of the day with rooms: «„Аяла“ на Абая, каб. 214». If there are several filials, each
 * also has its hours.
 */
export function DayPlaces({ places }: { places: readonly DayPlace[] }) {
  if (places.length === 0) return null;
  return (
    <p className="mt-1 text-small wrap-anywhere text-ink-2">
      {places
        .map(({ title, room, starts_at, ends_at }) =>
          [title, room ?? undefined, places.length > 1 ? `${time(starts_at)}–${time(ends_at)}` : undefined]
            .filter((part) => part !== undefined)
            .join(', '),
        )
        .join('; ')}
    </p>
  );
}

const cancelled: readonly VisitStatus[] = ['cancelled_by_clinic', 'cancelled_by_patient'];
const ahead: ReadonlySet<VisitStatus> = new Set(['pending', 'confirmed']);

/**
 * Counts by status, without counts of 0: «10 визитов · 2 завершены · 1 неявка · 1 на приёме · 6
 * впереди». A visit whose start has passed doesn't count as upcoming.
 */
export function DayCounts({ visits, at }: { visits: readonly DeskVisit[]; at: number }) {
  const count = (...statuses: readonly VisitStatus[]) =>
    visits.filter(({ status }) => statuses.includes(status)).length;
  const all = visits.length - count(...cancelled);
  const open = visits.filter(({ status }) => ahead.has(status));
  const left = open.filter(({ starts_at }) => epoch(starts_at) > at).length;
  const late = open.filter(({ starts_at, ends_at }) => epoch(starts_at) <= at && at < epoch(ends_at)).length;
  const unmarked = open.length - left - late;
  const completed = count('completed');
  const missed = count('no_show');
  const lines: readonly (readonly [number, string])[] = [
    [completed, plural(completed, { one: 'завершён', few: 'завершены', many: 'завершено' })],
    [missed, plural(missed, { one: 'неявка', few: 'неявки', many: 'неявок' })],
    [count('arrived'), 'на\u00A0приёме'],
    [late, plural(late, { one: 'опаздывает', few: 'опаздывают', many: 'опаздывают' })],
    [unmarked, plural(unmarked, { one: 'не\u00A0отмечен', few: 'не\u00A0отмечены', many: 'не\u00A0отмечены' })],
    // «Впереди» is omitted if all visits are upcoming, because the total number says it already.
    [left === all ? 0 : left, 'впереди'],
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-small text-ink-2">
      <li className="font-medium text-ink">
        {visitsCount(all)}
        {left === all && all > 0 && ' впереди'}
      </li>
      {lines.map(
        ([amount, word]) =>
          amount > 0 && (
            <li key={word}>
              <strong className="font-medium text-ink">{amount}</strong> {word}
            </li>
          ),
      )}
    </ul>
  );
}
