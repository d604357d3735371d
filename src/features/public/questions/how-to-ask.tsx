import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { Card } from '@/shared/ui/card';

/** Questions are read here, not asked: says where they are. */
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
