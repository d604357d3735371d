import { now } from '@/shared/format/now';
import { deadline } from '@/shared/format/time';
import { Card } from '@/shared/ui/card';
import { moderationDue } from './moderation';

/** What happens to a review that is sent now. */
export function AfterSending({ ofDoctor }: { ofDoctor: boolean }) {
  return (
    <Card>
      <h2 className="text-h3">Что будет дальше</h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
        <li>Модератор прочитает отзыв {deadline(moderationDue(now()))}.</li>
        <li>
          {ofDoctor
            ? 'Потом его увидят все на\u00A0странице врача, а\u00A0врач сможет ответить.'
            : 'Потом его увидят все на\u00A0странице клиники.'}
        </li>
        <li>Изменить или&nbsp;удалить отзыв можно в&nbsp;любой день. Изменённый проверят снова.</li>
      </ul>
    </Card>
  );
}
