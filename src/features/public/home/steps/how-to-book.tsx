import type { ReactNode } from 'react';
import { BookedSample } from './booked-sample';
import { SearchSample } from './search-sample';
import { SlotsSample } from './slots-sample';

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

/** Three steps, each with a piece of the interface as one will meet it. The pieces are pictures: they can't be used. */
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
