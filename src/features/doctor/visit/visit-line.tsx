import { Link } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { deskLabel, visitLinkLabel } from '@/domain/visit/visit-badge';
import { deskPays, servicesAndPayer } from '@/domain/visit/visit-payment';
import { calendarDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';

interface VisitLineProps {
  readonly visit: DeskVisit;
  /** Whether the person's name is shown, for lists with visits of several people. */
  readonly named?: boolean;
}

/** Link to a visit: time, person, service, status. */
export function VisitLine({ visit, named = false }: VisitLineProps) {
  const { text, tone, icon } = deskLabel(visit);
  const parts = named ? [visit.person.full_name, visit.service_title] : [visit.service_title];
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-1.5 px-6 py-3 hover:bg-canvas phone:px-4">
      <span className="w-36 shrink-0 text-small text-ink-2 phone:w-full">
        {calendarDay(visit.starts_at)}, {time(visit.starts_at)}
      </span>
      <span className="min-w-0 flex-1 basis-52 wrap-anywhere phone:basis-full">
        <Link
          to="/fo/doctor/visits/$id"
          params={{ id: String(visit.id) }}
          aria-label={visitLinkLabel(visit, ...parts)}
          className="font-medium after:absolute after:inset-0 hover:text-teal-hover"
        >
          {named ? visit.person.full_name : visit.service_title}
        </Link>
        <span className="block text-small text-ink-2">
          {named ? servicesAndPayer(visit) : `${deskPays(visit)}, ${visit.filial_title}`}
          {visit.cancel_reason && <span className="text-ink-3">. {typeset(upperFirst(visit.cancel_reason))}</span>}
        </span>
      </span>
      {visit.disputed_at !== null && <Badge tone="amber">Оспорен</Badge>}
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
    </li>
  );
}
