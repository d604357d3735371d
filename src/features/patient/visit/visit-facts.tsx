import type { Visit } from '#generated/models/visit.ts';
import { readyIn } from '@/domain/service/offer-words';
import { formatWords } from '@/domain/visit/format-words';
import { duration } from '@/shared/format/duration';
import { upperFirst } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { AnswerList, AnswerRow } from '@/shared/ui/answer-list';
import { Card } from '@/shared/ui/card';
import { CommentRow } from './comment-row';
import { PlaceRow } from './place-row';

const addressDialog = later(() => import('./address-dialog'));
const commentDialog = later(() => import('./comment-dialog'));

/** What was booked: copies made then, whatever the clinic changes later. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { person } = visit;
  const { show, close, part } = useLaterDialog(commentDialog);
  const address = useLaterDialog(addressDialog);
  return (
    <Card>
      <h2 className="sr-only">О визите</h2>
      <AnswerList>
        <AnswerRow
          label={visit.doctor ? 'Услуга' : 'Анализ'}
          note={visit.doctor ? duration(visit.duration_minutes) : visit.fasting && 'Натощак'}
        >
          {visit.service_title}
        </AnswerRow>
        {visit.doctor === null && visit.ready_in_workdays !== null && (
          <AnswerRow label="Результат">{readyIn(visit.ready_in_workdays)}</AnswerRow>
        )}
        <AnswerRow label="Для кого" note={person.relation}>
          {person.full_name}
        </AnswerRow>
        <PlaceRow visit={visit} onEdit={address.show} />
        <AnswerRow label="Стоимость" note={upperFirst(formatWords(visit.format).payment)}>
          {price(visit.price)}
        </AnswerRow>
        <CommentRow visit={visit} onEdit={show} />
        <AnswerRow label="Номер записи">{visit.number}</AnswerRow>
      </AnswerList>
      {part && <part.CommentDialog visit={visit} onClose={close} />}
      {address.part && <address.part.AddressDialog visit={visit} onClose={address.close} />}
    </Card>
  );
}
