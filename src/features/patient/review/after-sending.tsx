import { now } from '@/shared/format/now';
import { deadline } from '@/shared/format/time';
import { Card } from '@/shared/ui/card';
import { moderationDue } from './moderation';

/** What happens to a review that is sent now. */
export function AfterSending() {
  return (
    <Card>
      <h2 className="text-h3">Что будет дальше</h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
        <li>Модератор прочитает отзыв {deadline(moderationDue(now()))}.</li>
        <li>Потом его увидят все на&nbsp;странице врача, а&nbsp;врач сможет ответить.</li>
        <li>Изменить или&nbsp;удалить отзыв можно в&nbsp;любой день. Изменённый проверят снова.</li>
      </ul>
    </Card>
  );
}
