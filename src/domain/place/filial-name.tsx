import { typeset } from '@/shared/format/typography';

/** «Семейная клиника «Тұмар»»; on phones its own name alone, «Тұмар», where one stands in quotes. */
export function FilialName({ title }: { title: string }) {
  const text = typeset(title);
  const short = nameOnPhone(text);
  return (
    <span>
      <span className="phone:hidden">{text.slice(0, text.length - short.length)}</span>
      {short}
    </span>
  );
}

/** From the first quote on: «Семейная клиника «Тұмар» на Абая» → «Тұмар» на Абая. */
export function nameOnPhone(title: string): string {
  const start = title.indexOf('«');
  return start <= 0 ? title : title.slice(start);
}
