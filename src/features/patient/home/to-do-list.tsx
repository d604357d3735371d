import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from '@tanstack/react-router';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { formatWords } from '@/domain/visit/visit-format';
import { againLink, visitWith } from '@/domain/visit/visit-host';
import { visitPersonText } from '@/domain/visit/visit-text';
import { useConfirmAttendance } from '@/features/patient/visit-parts/visit-attendance';
import { calendarDay } from '@/shared/format/date';
import { counted } from '@/shared/format/plural';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useToday } from '@/shared/use-now';
import { WriteError } from '@/shared/write/write-error';
import { HomeSection } from './home-section';
import { ToDoLink, ToDoRow } from './to-do-row';
import { missingFieldsText, specialisationText, toDosOf } from './to-dos';

/**
 * Section «Что нужно сделать»: visits to confirm, control visits to book, visits to rate, and
 * missing fields of the profile.
 */
export function ToDoList({ home }: { home: PatientHome }) {
  const { control, confirm, review, furtherReviews, missing, count } = toDosOf(home, useToday());
  if (count === 0) return null;

  return (
    <HomeSection
      heading="Что нужно сделать"
      aside={
        <span className="text-small text-ink-3">
          {count}
          <span className="sr-only"> всего</span>
        </span>
      }
    >
      <Card as="div">
        <ul className="divide-y divide-line">
          {confirm.map((visit) => (
            <ConfirmToDo key={visit.id} visit={visit} />
          ))}
          {control.map((visit) => (
            <ControlToDo key={visit.id} visit={visit} />
          ))}
          {review.map((visit) => {
            const what = visit.doctor === null ? visit.service_title : specialisationText(visit);
            const about = `${visitWith(visit)}, ${what}, ${calendarDay(visit.starts_at)}`;
            return (
              <ToDoRow
                key={visit.id}
                icon={IconStar}
                tone="teal"
                title="Оцените приём"
                action={
                  <ToDoLink to="/fo/patient/reviews/new" search={{ visit: visit.id }} about={about}>
                    Оценить
                  </ToDoLink>
                }
              >
                {about}
              </ToDoRow>
            );
          })}
          {furtherReviews > 0 && (
            <ToDoRow
              icon={IconStar}
              tone="teal"
              title="Оцените прошлые приёмы"
              action={
                <ToDoLink to="/fo/patient/visits" search={{ status: 'past' }} about="прошедшие визиты">
                  Показать
                </ToDoLink>
              }
            >
              {review.length > 0 && 'Ещё '}
              {counted(furtherReviews, { one: 'приём', few: 'приёма', many: 'приёмов' })} без вашей оценки
            </ToDoRow>
          )}
          {missing.length > 0 && (
            <ToDoRow
              icon={IconUser}
              tone="neutral"
              title="Дополните профиль"
              action={
                <ToDoLink to="/fo/patient/profile" about="профиль">
                  Дополнить
                </ToDoLink>
              }
            >
              {missingFieldsText(missing)}
            </ToDoRow>
          )}
        </ul>
      </Card>
    </HomeSection>
  );
}

/**
 * Task to book the control visit that the doctor requested in the conclusion, with its deadline.
 */
function ControlToDo({ visit }: { visit: Visit }) {
  const today = useToday();
  const until = visit.conclusion?.control_until ?? today;
  const when = until < today ? `срок прошёл ${calendarDay(until)}` : `до\u00A0${calendarDay(until)}`;
  const about = [visitPersonText(visit.person), visitWith(visit), specialisationText(visit), when].join(', ');
  return (
    <ToDoRow
      icon={IconCalendarStats}
      tone="teal"
      title="Пора на контроль"
      action={
        <ToDoLink {...againLink(visit, visit.service_id)} about={about}>
          Записаться
        </ToDoLink>
      }
    >
      {about}
    </ToDoRow>
  );
}

/** Task to confirm that the patient will come. One press is enough. */
function ConfirmToDo({ visit }: { visit: Visit }) {
  const confirm = useConfirmAttendance(visit);
  const when = dateTime(visit.starts_at);

  return (
    <ToDoRow
      icon={IconCircleCheck}
      tone="amber"
      title={
        <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="hover:text-teal">
          Подтвердите визит
        </Link>
      }
      action={
        <Button size="small" busy={confirm.isSending && 'Подтверждаем'} onClick={confirm.send}>
          {formatWords(visit.format).promiseShort}
          <span className="sr-only">, {when}</span>
        </Button>
      }
    >
      {visitPersonText(visit.person)}, {specialisationText(visit)}, {when}
      <WriteError of={confirm} />
    </ToDoRow>
  );
}
