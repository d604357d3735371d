import type { Visit } from '#generated/models/visit.ts';
import { VisitBadge } from '@/domain/visit/visit-badge';
import { canChange, hasEnded, canReview, isCalledOff } from '@/domain/visit/visit-can';
import { againLink } from '@/domain/visit/visit-host';
import { visitShareText } from '@/domain/visit/visit-share';
import { untilVisit } from '@/domain/visit/visit-text';
import { visitClock } from '@/domain/visit/visit-where';
import { BeforeVisitButton } from '@/features/patient/visit-parts/before-visit-button';
import { CalendarButton } from '@/features/patient/visit-parts/calendar-button';
import { useChangeInSight } from '@/features/patient/visit-parts/own-act';
import { OwnRating } from '@/features/patient/visit-parts/own-rating';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { calendarDay, dayHeading, daysBetween, weekday } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { epoch } from '@/shared/format/zone';
import { ShareButton } from '@/shared/share-button';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useNow } from '@/shared/use-now';
import { VisitSteps } from './visit-steps';

/** Head of the visit's page: time, doctor, and what is needed on the day of the visit. */
export function VisitHead({ visit }: { visit: Visit }) {
  const moment = useNow();
  const left = epoch(visit.starts_at) - moment;
  const soon = !hasEnded(visit) && left > 0 && left < 24 * 60 * 60 * 1000;
  const isToday = Math.abs(daysBetween(moment, visit.starts_at)) <= 1;

  const state = useChangeInSight(visit);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-h2">
            {isToday ? dayHeading(visit.starts_at, moment) : calendarDay(visit.starts_at)}, {visitClock(visit)}
          </p>
          <p className="mt-1 text-ink-2 first-letter:uppercase">
            {weekday(visit.starts_at)}
            {!hasEnded(visit) && `. ${untilVisit(visit, moment)}`}
          </p>
        </div>
        <div ref={state} className="rounded-badge">
          <VisitBadge visit={visit} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <VisitDoctor visit={visit} />
        <div className="flex flex-wrap gap-2 print:hidden phone:w-full phone:*:grow">
          {hasEnded(visit) ? (
            <>
              <VisitAgain visit={visit} />
              {isCalledOff(visit) && left > 0 && (
                <CalendarButton visit={visit} label="Убрать из&nbsp;календаря" className="phone:px-2" />
              )}
            </>
          ) : (
            <>
              <CalendarButton visit={visit} label="В&nbsp;календарь" className="phone:px-2" />
              <BeforeVisitButton
                className="phone:px-2"
                visit={visit}
                variant={canChange(visit, moment) || soon ? 'primary' : 'secondary'}
              />
              <ShareButton
                title="Визит"
                text={visitShareText(visit)}
                copied={'Скопировано: когда, где и\u00A0что взять'}
                className="text-teal phone:grow-0!"
              />
            </>
          )}
        </div>
      </div>
      <VisitSteps visit={visit} />
      {visit.cancel_reason && (
        <p className="mt-4 wrap-anywhere text-ink-2">Причина: {lowerFirst(visit.cancel_reason)}</p>
      )}
    </Card>
  );
}

/** Actions after a completed visit: the patient can rate it (or sees the rating) and book again. */
function VisitAgain({ visit }: { visit: Visit }) {
  const unrated = canReview(visit);
  return (
    <>
      {unrated && (
        <ButtonLink to="/fo/patient/reviews/new" search={{ visit: visit.id }} variant="primary" className="phone:px-0">
          {visit.doctor ? 'Оценить приём' : 'Оценить визит'}
        </ButtonLink>
      )}
      <OwnRating visit={visit} />
      <ButtonLink
        {...againLink(visit, visit.service_id)}
        variant={unrated ? 'secondary' : 'primary'}
        className="phone:px-0"
      >
        Записаться снова
      </ButtonLink>
    </>
  );
}
