import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { Question } from '#generated/models/question.ts';
import { brand } from '@/shared/config/brand';
import { calendarDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { Callout } from '@/shared/ui/callout';

/** Author and date of a question: «Алия, 20 апреля». */
export function AskedBy({ question }: { question: Pick<Question, 'author_name' | 'created_at'> }) {
  return `${question.author_name ?? 'Имя скрыто'}, ${calendarDay(question.created_at)}`;
}

/** Warning that an answer doesn't replace a consultation. */
export function NoConsultationNote({ className }: { className?: string }) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} {...(className !== undefined && { className })}>
      Ответы врачей не&nbsp;заменяют консультацию: без осмотра нельзя поставить диагноз и&nbsp;назначить лечение.
      Срочная&nbsp;помощь:&nbsp;
      <a href={phoneHref(brand.emergency)} className="font-medium underline underline-offset-2">
        {brand.emergency}
      </a>
    </Callout>
  );
}
