import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { slotBoxClass, slotClass } from '@/domain/slot/booking-link';
import { addDays, weekdayDay, dayMonth } from '@/shared/format/date';
import { Badge } from '@/shared/ui/badge';
import { chipClass } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Price } from '@/shared/ui/price-tag';
import { useToday } from '@/shared/use-now';
import portrait from './portrait.svg';

const steps: readonly { title: string; text: string; sample: ReactNode }[] = [
  {
    title: 'Найдите врача',
    text: 'По\u00A0имени, услуге или симптому. Цена и\u00A0отзывы видны сразу.',
    sample: <SearchSample />,
  },
  {
    title: 'Выберите время',
    text: 'Показываем только свободное. Держим его для\u00A0вас 5\u00A0минут.',
    sample: <SlotsSample />,
  },
  {
    title: 'Приходите',
    text: 'Напомним о\u00A0визите. Отменить или\u00A0перенести можно в\u00A0кабинете.',
    sample: <BookedSample />,
  },
];

/** Three steps, each with a picture of the interface. */
export function HowToBook() {
  return (
    <section>
      <h2 className="text-h2">Как записаться</h2>
      <ol className="mt-6 grid grid-cols-3 gap-6 phone:mt-3 phone:grid-cols-1 phone:gap-8">
        {steps.map(({ title, text, sample }, index) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className="flex h-42 flex-col justify-center gap-3 overflow-hidden rounded-card bg-canvas px-6 phone:h-auto phone:px-5 phone:py-6"
            >
              {sample}
            </div>
            <h3 className="mt-5 flex gap-2.5 text-h3 phone:mt-3">
              <span className="text-teal" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Picture of the search field with two filters. */
function SearchSample() {
  return (
    <>
      <span className="flex min-h-12 items-center gap-3 rounded-note border border-edge bg-white px-4">
        <Icon icon={IconSearch} />
        Кардиолог
      </span>
      <span className="flex flex-wrap gap-2">
        <span className={chipClass('on')}>
          Завтра
          <Icon icon={IconX} size={16} />
        </span>
        <span className={chipClass('link')}>
          До <Price of={13_000} />
        </span>
      </span>
    </>
  );
}

const CHOSEN = '14:30';

/** Picture of tomorrow's times, one of which is chosen. */
function SlotsSample() {
  const today = useToday();
  return (
    <>
      <span className="text-small font-medium first-letter:uppercase">{weekdayDay(addDays(today, 1))}</span>
      <span className="flex flex-wrap gap-2">
        {['09:30', '11:00', CHOSEN, '16:00'].map((time) => (
          <span
            key={time}
            className={cx(slotBoxClass, time === CHOSEN ? 'border-teal bg-teal text-white' : slotClass.free)}
          >
            {time}
          </span>
        ))}
      </span>
    </>
  );
}

/** Picture of a confirmed visit. */
function BookedSample() {
  const today = useToday();
  return (
    <>
      <span className="flex items-center gap-3">
        <img src={portrait} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-full" />
        <span>
          <span className="block font-medium">Айгуль Серикова</span>
          <span className="block text-small text-ink-2">{dayMonth(addDays(today, 1))}, 14:30</span>
        </span>
      </span>
      <span>
        <Badge tone="green" icon={IconCheck}>
          Запись подтверждена
        </Badge>
      </span>
    </>
  );
}
