import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { patientLabel, VisitBadge } from '@/domain/visit/visit-badge';
import { awaitsAttendance, canChange, canReview, hasEnded } from '@/domain/visit/visit-can';
import { againLink, VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { visitPersonText, stateNote } from '@/domain/visit/visit-text';
import { shortPlace, visitClock } from '@/domain/visit/visit-where';
import { OwnRating } from '@/features/patient/visit-parts/own-rating';
import { useConfirmAttendance } from '@/features/patient/visit-parts/visit-attendance';
import { dayOf, weekdayShort } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';
import { WriteError } from '@/shared/write/write-error';

/** A visit in the list: a row of six columns on wide screens, a card with two buttons on phones. */
export function VisitRow({ visit }: { visit: Visit }) {
  const moment = useNow();
  const name = visitWith(visit);
  const note = stateNote(visit, moment);
  const details = {
    to: '/fo/patient/visits/$id',
    params: { id: String(visit.id) },
    'aria-label': `Подробнее о визите: ${[name, dateTime(visit.starts_at), visit.service_title, visitPersonText(visit.person), patientLabel(visit).text].join(', ')}`,
  } as const;
  return (
    <li className="columns-visit bg-white phone:rounded-card phone:p-4 desktop:border-t desktop:border-line desktop:py-4 desktop:first:border-t-0">
      <p className="text-center phone:hidden" aria-hidden="true">
        <span className="block text-caption text-ink-3">{weekdayShort(visit.starts_at)}</span>
        <span className="block text-h3">{Number(dayOf(visit.starts_at).slice(8))}</span>
      </p>
      <p translate="no" className="font-medium phone:hidden" aria-hidden="true">
        {time(visit.starts_at)}
        {visit.arrival_window && (
          <span className="block text-caption font-normal whitespace-nowrap text-ink-3">
            до&nbsp;{time(visit.arrival_window.to)}
          </span>
        )}
      </p>
      <p className="text-title desktop:sr-only">
        {weekdayShort(visit.starts_at)}, {dateTime(visit.starts_at, visitClock(visit))}
      </p>
      <div className="flex min-w-0 items-center gap-3 phone:order-1">
        <VisitPortrait visit={visit} size={40} />
        <div className="min-w-0">
          <p translate="no" className="font-medium">
            {name}
          </p>
          <p className="text-small text-ink-2">{visit.service_title}</p>
          <p className="text-small text-ink-3 desktop:hidden">
            {typeset(shortPlace(visit))}. {visitPersonText(visit.person)}
          </p>
        </div>
      </div>
      <div className="min-w-0 text-small phone:hidden">
        <p className="wrap-anywhere">{typeset(shortPlace(visit))}</p>
        <p className="text-ink-3">{visitPersonText(visit.person)}</p>
      </div>
      <div className="min-w-0">
        <VisitBadge visit={visit} />
        {note && <p className="mt-1.5 text-caption text-ink-3 phone:hidden">{note}</p>}
      </div>
      {note && <p className="order-2 text-small text-ink-3 desktop:hidden">{note}</p>}
      <div className="flex items-center justify-end gap-2 phone:order-3 phone:flex-wrap phone:*:flex-1">
        <VisitRowAction visit={visit} />
        <ButtonLink {...details} size="small" className="desktop:hidden">
          Подробнее
        </ButtonLink>
        <Link
          {...details}
          className="grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:bg-canvas phone:hidden"
        >
          <Icon icon={IconChevronRight} />
        </Link>
      </div>
    </li>
  );
}

/** The main action of a row: confirm, move, rate, dispute, or book again. */
function VisitRowAction({ visit }: { visit: Visit }) {
  const moment = useNow();
  const params = { id: String(visit.id) };
  const whose = (
    <span className="sr-only">
      : {visitWith(visit)}, {dateTime(visit.starts_at)}
    </span>
  );

  const move = canChange(visit, moment) && (
    <ButtonLink size="small" className="phone:flex-1" to="/fo/patient/visits/$id/reschedule" params={params}>
      Перенести{whose}
    </ButtonLink>
  );

  if (awaitsAttendance(visit)) {
    return (
      <div className="flex flex-col items-end gap-2 phone:contents">
        <ConfirmButton visit={visit} />
        {move}
      </div>
    );
  }
  if (move) return move;
  if (canReview(visit)) {
    return (
      <ButtonLink size="small" variant="primary" to="/fo/patient/reviews/new" search={{ visit: visit.id }}>
        Оценить{whose}
      </ButtonLink>
    );
  }
  if (visit.rating !== null) return <OwnRating visit={visit} />;
  if (visit.status === 'no_show' && visit.dispute_until !== null) {
    return (
      <ButtonLink size="small" to="/fo/patient/visits/$id" params={params} hash="dispute">
        Оспорить{whose}
      </ButtonLink>
    );
  }
  if (hasEnded(visit)) {
    return (
      <ButtonLink size="small" {...againLink(visit, visit.service_id)}>
        Записаться снова{whose}
      </ButtonLink>
    );
  }
  return null;
}

function ConfirmButton({ visit }: { visit: Visit }) {
  const confirm = useConfirmAttendance(visit);
  return (
    <div className="flex flex-col phone:basis-full desktop:items-end">
      <Button size="small" variant="primary" busy={confirm.isSending && 'Подтверждаем'} onClick={confirm.send}>
        Подтвердить
        <span className="sr-only">
          : {visitWith(visit)}, {dateTime(visit.starts_at)}
        </span>
      </Button>
      <WriteError of={confirm} />
    </div>
  );
}
