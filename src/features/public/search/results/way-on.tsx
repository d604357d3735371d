import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { ChipLink } from '@/shared/ui/chip';

/** Nobody was found, but nobody is left alone: the symptoms, the doctors whom one begins with, and a person to ask. */
export function WayOn({ text }: { text: string | undefined }) {
  return (
    <section aria-labelledby="way-on" className="border-t border-line px-6 py-6 text-center phone:px-4 phone:py-5">
      <h2 id="way-on" className="text-title">
        Не&nbsp;знаете, к&nbsp;кому идти?
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        <li>
          <ChipLink to="/symptoms" search={text === undefined ? {} : { q: text }}>
            Симптомы
          </ChipLink>
        </li>
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['terapevt'] }}>
            Терапевт
          </ChipLink>
        </li>
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['pediatr'] }}>
            Педиатр
          </ChipLink>
        </li>
      </ul>
      <p className="mt-4 text-small text-ink-2">
        Поможем выбрать по&nbsp;телефону:{' '}
        <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
          {brand.support.phone}
        </a>
      </p>
    </section>
  );
}
