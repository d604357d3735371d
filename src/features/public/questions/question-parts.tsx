import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { Question } from '#generated/models/question.ts';
import { brand } from '@/shared/config/brand';
import { calendarDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';

/** Who asked and when: «Алия, 20 апреля». */
export function AskedBy({ question }: { question: Pick<Question, 'author_name' | 'created_at'> }) {
  return `${question.author_name ?? 'Имя скрыто'}, ${calendarDay(question.created_at)}`;
}

/** Questions are only read here: this says where to ask one. */
export function HowToAsk() {
  return (
    <Card aria-labelledby="how-to-ask">
      <h2 id="how-to-ask" className="text-title">
        Как задать вопрос?
      </h2>
      <p className="mt-2 text-small text-ink-2">
        Спросите врача на&nbsp;приёме или онлайн&#8209;консультации. Здесь мы&nbsp;публикуем вопросы, которые врачи уже
        разобрали. По&nbsp;записи и&nbsp;сайту поможет поддержка:{' '}
        <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
          {brand.support.phone}
        </a>
        .
      </p>
    </Card>
  );
}

/** An answer without seeing the patient is not a consultation. */
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
