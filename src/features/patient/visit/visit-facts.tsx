import type { Visit } from '@generated/models/visit';
import { routeUrl } from '@/domain/place/route-url';
import { visitPlace } from '@/domain/visit/visit-phrase';
import { duration } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { AnswerList, AnswerRow } from '@/shared/ui/answer-list';
import { Card } from '@/shared/ui/card';

/** What was booked: copies made then, whatever the clinic changes later. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { person } = visit;
  return (
    <Card>
      <h2 className="sr-only">О визите</h2>
      <AnswerList>
        <AnswerRow label="Услуга" note={duration(visit.duration_minutes)}>
          {visit.service_title}
        </AnswerRow>
        <AnswerRow label="Для кого" note={person.relation}>
          {person.full_name}
        </AnswerRow>
        <AnswerRow
          label="Где"
          note={visitPlace(visit)}
          action={
            <a href={routeUrl(visit.filial)} target="_blank" rel="noreferrer" className="link">
              Маршрут
            </a>
          }
        >
          {visit.filial.title}
        </AnswerRow>
        <AnswerRow label="Стоимость" note="Оплата в&nbsp;клинике">
          {price(visit.price)}
        </AnswerRow>
        <AnswerRow label="Комментарий">{visit.comment ?? <span className="text-ink-3">Не указан</span>}</AnswerRow>
        <AnswerRow label="Номер записи">{visit.number}</AnswerRow>
      </AnswerList>
    </Card>
  );
}
