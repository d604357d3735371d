import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { Link } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { PaceBadge } from '@/domain/visit/pace-badge';
import { visitLinkLabel } from '@/domain/visit/visit-badge';
import { hasEnded } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { visitPace } from '@/domain/visit/visit-pace';
import { servicesAndPayer } from '@/domain/visit/visit-payment';
import { addressLine, videoHref, windowClock } from '@/domain/visit/visit-where';
import { VisitStateControl } from '@/features/doctor/visit/visit-state-control';
import { documentsCount, yearsCount } from '@/shared/format/counts';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface DayVisitRowProps {
  readonly visit: DeskVisit;
  /** Name of the person, unique in the list. */
  readonly name: string;
  /** Short form of `name`. */
  readonly shortName: string;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
  /** Whether this is the next visit of the day. */
  readonly isNext: boolean;
  readonly className?: string | undefined;
}

/** A visit of the day: time, person, service, complaint and next action. */
export function DayVisitRow({ visit, name, shortName, at, isNext, className }: DayVisitRowProps) {
  const { person, status } = visit;
  const quiet = hasEnded(visit);
  return (
    <li
      className={cx(
        // On phones, two or three buttons wrap onto their own line.
        'flex items-start gap-x-5 gap-y-2.5 border-t border-line px-5 py-2.5 first:border-t-0 phone:flex-wrap phone:gap-x-2 phone:px-4 desktop:items-center',
        status === 'arrived' && 'bg-teal-tint',
        className,
      )}
    >
      <time dateTime={visit.starts_at} className={cx('w-12 shrink-0', quiet ? 'text-ink-3' : 'font-semibold')}>
        {time(visit.starts_at)}
      </time>
      <div className="min-w-0 flex-1 wrap-anywhere">
        {isNext && <p className="text-caption font-medium text-teal">Следующий пациент</p>}
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/fo/doctor/visits/$id"
            params={{ id: String(visit.id) }}
            aria-label={visitLinkLabel(visit, name, visit.service_title)}
            className={cx(
              '-my-2.5 py-2.5 font-medium wrap-anywhere hover:text-teal-hover hover:underline',
              quiet ? 'text-ink-2' : 'text-ink',
            )}
          >
            <span translate="no" className="phone:hidden">
              {name}
            </span>
            <span translate="no" className="desktop:hidden">
              {shortName}
            </span>
          </Link>
          {person.age !== null && <span className="text-small text-ink-3">{yearsCount(person.age)}</span>}
          {visit.first_time && <Badge tone="teal">Впервые</Badge>}
          <PaceBadge pace={visitPace(visit, at)} />
        </p>
        <p className="text-small wrap-anywhere text-ink-2">
          {servicesAndPayer(visit)}
          {visit.comment && <span className="text-ink-3">. {visit.comment}</span>}
        </p>
        <DayVisitPlace visit={visit} />
        {visit.documents_count > 0 && (
          <p className="flex items-center gap-1 text-caption text-ink-3">
            <Icon icon={IconPaperclip} size={16} />
            {documentsCount(visit.documents_count)}
          </p>
        )}
        {visit.attendance_confirmed_at && !quiet && <p className="text-caption text-ink-3">Пациент подтвердил визит</p>}
      </div>
      <VisitStateControl visit={visit} at={at} inRow />
    </li>
  );
}

/** Place of a visit that isn't in the clinic. */
function DayVisitPlace({ visit }: { visit: DeskVisit }) {
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
