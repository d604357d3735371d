import { typeset } from '@/shared/format/typography';

/** «Семейная клиника «Тұмар»»; on phones its own name alone, «Тұмар», where one stands in quotes. */
export function FilialName({ title }: { title: string }) {
  const text = typeset(title);
  const start = text.indexOf('«');
  if (start <= 0) return text;
  return (
    <span>
      <span className="phone:hidden">{text.slice(0, start)}</span>
      {text.slice(start)}
    </span>
  );
}
