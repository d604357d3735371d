import type { Visit } from '#generated/models/visit.ts';
import { readyIn } from '@/domain/service/offer-text';
import { formatWords } from '@/domain/visit/visit-format';
import { duration } from '@/shared/format/duration';
import { upperFirst } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Card } from '@/shared/ui/card';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
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
      <SummaryList>
        <SummaryRow
          label={visit.doctor ? 'Услуга' : 'Анализ'}
          note={visit.doctor ? duration(visit.duration_minutes) : visit.fasting && 'Натощак'}
        >
          {visit.service_title}
        </SummaryRow>
        {visit.doctor === null && visit.ready_in_workdays !== null && (
          <SummaryRow label="Результат">{readyIn(visit.ready_in_workdays)}</SummaryRow>
        )}
        <SummaryRow label="Для кого" note={person.relation}>
          {person.full_name}
        </SummaryRow>
        <PlaceRow visit={visit} onEdit={address.show} />
        <SummaryRow label="Стоимость" note={upperFirst(formatWords(visit.format).payment)}>
          {price(visit.price)}
        </SummaryRow>
        <CommentRow visit={visit} onEdit={show} />
        <SummaryRow label="Номер записи">{visit.number}</SummaryRow>
      </SummaryList>
      {part && <part.CommentDialog visit={visit} onClose={close} />}
      {address.part && <address.part.AddressDialog visit={visit} onClose={address.close} />}
    </Card>
  );
}
