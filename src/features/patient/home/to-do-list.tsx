import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { PatientHome } from '#generated/models/patient-home.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { calendarDay } from '@/shared/format/date';
import { counted } from '@/shared/format/plural';
import { Card } from '@/shared/ui/card';
import { ConfirmToDo } from './confirm-to-do';
import { HomeSection } from './home-section';
import { missingFieldsPhrase } from './missing-fields';
import { speciality } from './speciality';
import { ToDoLink } from './to-do-link';
import { ToDoRow } from './to-do-row';
import { toDosOf } from './to-dos';

/** «Что нужно сделать»: visits to confirm, then to rate, then what the profile lacks. Nothing to do: nothing there. */
export function ToDoList({ home }: { home: PatientHome }) {
  const { confirm, review, furtherReviews, missing, count } = toDosOf(home);
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
          {review.map((visit) => {
            const what = visit.doctor === null ? visit.service_title : speciality(visit);
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
              {missingFieldsPhrase(missing)}
            </ToDoRow>
          )}
        </ul>
      </Card>
    </HomeSection>
  );
}
