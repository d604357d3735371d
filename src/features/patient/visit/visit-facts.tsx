import type { Visit } from '@generated/models/visit';
import { routeUrl } from '@/domain/place/route-url';
import { visitPlace } from '@/domain/visit/visit-phrase';
import { duration } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { AnswerList, AnswerRow } from '@/shared/ui/answer-list';
import { Card } from '@/shared/ui/card';
import { CommentRow } from './comment-row';
import { useLateDialog } from './use-late-dialog';

const loadCommentDialog = () => import('./comment-dialog');

/** What was booked: copies made then, whatever the clinic changes later. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { person } = visit;
  const { show, close, part } = useLateDialog(loadCommentDialog);
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
          note={typeset(visitPlace(visit))}
          action={
            <a href={routeUrl(visit.filial)} target="_blank" rel="noreferrer" className="link">
              Маршрут<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
            </a>
          }
        >
          {typeset(visit.filial.title)}
        </AnswerRow>
        <AnswerRow label="Стоимость" note="Оплата в&nbsp;клинике">
          {price(visit.price)}
        </AnswerRow>
        <CommentRow visit={visit} onEdit={show} />
        <AnswerRow label="Номер записи">{visit.number}</AnswerRow>
      </AnswerList>
      {part && <part.CommentDialog visit={visit} onClose={close} />}
    </Card>
  );
}
