import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { addressLine, videoHref, windowClock } from '@/domain/visit/visit-where';
import { yearsCount } from '@/shared/format/counts';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { VisitStateControl } from './visit-state-control';

/** Time, person, service, complaint, and what can be done next. */
export function DayVisitRow({ visit, at }: { visit: DoctorVisit; at: number }) {
  const { person, status } = visit;
  const quiet = hasEnded(visit);
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-3 first:border-t-0 phone:px-4',
        status === 'arrived' && 'bg-teal-tint',
      )}
    >
      <time dateTime={visit.starts_at} className={cx('w-12', quiet ? 'text-ink-3' : 'font-semibold')}>
        {time(visit.starts_at)}
      </time>
      <div className="min-w-0 flex-1 phone:min-w-40">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className={cx('font-medium', quiet && 'text-ink-2')}>{person.full_name}</span>
          {person.age !== null && <span className="text-small text-ink-3">{yearsCount(person.age)}</span>}
          {visit.first_time && <Badge tone="teal">Впервые</Badge>}
        </p>
        <p className="text-small text-ink-2">
          {visit.service_title}
          {visit.comment && <span className="text-ink-3">. {visit.comment}</span>}
        </p>
        <DayVisitPlace visit={visit} />
        {visit.attendance_confirmed_at && !quiet && <p className="text-caption text-ink-3">Пациент подтвердил визит</p>}
      </div>
      <VisitStateControl visit={visit} at={at} />
    </li>
  );
}

/** Where the visit takes place, if not in the clinic. */
function DayVisitPlace({ visit }: { visit: DoctorVisit }) {
  const { format, home_address, arrival_window } = visit;
  if (format === 'clinic') return null;
  const { icon, title } = formatWords(format);
  const href = hasEnded(visit) ? undefined : videoHref(visit);
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-small text-ink-2">
      <Icon icon={icon} size={18} className="mt-px shrink-0 text-teal" />
      <span className="min-w-0 wrap-anywhere">
        {title}
        {arrival_window && `, ${windowClock(arrival_window.from, arrival_window.to)}`}
        {home_address && `. ${typeset(addressLine(home_address))}`}
        {home_address?.note && `. ${typeset(home_address.note)}`}
        {href !== undefined && (
          <>
            {'. '}
            <a href={href} target="_blank" rel="noopener noreferrer" className="link">
              Подключиться<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
