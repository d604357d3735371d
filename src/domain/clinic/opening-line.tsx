import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { lowerFirst } from '@/shared/format/letter-case';
import { useNow } from '@/shared/time/use-now';
import { cx } from '@/shared/ui/cx';
import { isOpen, openingPhrase } from './opening';

/** «Открыто до 20:00», «Закрыто, откроется завтра в 08:00»; nothing where no hours are known. */
export function OpeningLine({ hours, className }: { hours: readonly OpeningHours[]; className?: string }) {
  const moment = useNow();
  const phrase = openingPhrase(hours, moment);
  if (phrase === '') return null;
  const open = isOpen(hours, moment);
  return (
    <span className={cx('font-medium', open ? 'text-green-ink' : 'text-ink-2', className)}>
      {open ? phrase : `Закрыто, ${lowerFirst(phrase)}`}
    </span>
  );
}
