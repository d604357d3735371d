import type { VisitFormat } from '#generated/models/visit-format.ts';
import { wordFor } from '@/shared/format/word-for';
import { Icon } from '@/shared/ui/icon';
import { formatWords } from './format-words';

const told: Readonly<Record<VisitFormat, string | undefined>> = {
  clinic: undefined,
  online: 'Онлайн, по\u00A0видеосвязи',
  home: 'На\u00A0дому: врач приедет по\u00A0вашему адресу',
};

/** Where a service takes place, when it is not in the clinic, as everybody expects. */
export function PlaceLine({ format }: { format: VisitFormat }) {
  const text = wordFor(told, format, formatWords(format).title);
  if (text === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-small text-ink-2">
      <Icon glyph={formatWords(format).glyph} size={18} className="text-teal" />
      {text}
    </p>
  );
}
