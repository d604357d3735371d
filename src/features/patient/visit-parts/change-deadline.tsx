import type { Visit } from '#generated/models/visit.ts';
import { nearlyDue } from '@/domain/visit/visit-text';
import { deadline } from '@/shared/format/time';

/** «Перенести или отменить можно сегодня до 10:30, ещё 2 ч 10 мин»: the window as a time on the clock and what is left of it. */
export function ChangeDeadline({ visit, moment }: { visit: Visit; moment: number }) {
  return (
    <>
      Перенести или&nbsp;отменить можно <strong className="font-semibold">{deadline(visit.cancel_until)}</strong>
      {nearlyDue(visit.cancel_until, moment)}
    </>
  );
}

/** Why there are no buttons any more, and what to do instead. */
export function ChangeClosed({ visit }: { visit: Visit }) {
  return (
    <>Изменить запись здесь можно было {deadline(visit.cancel_until)}. Теперь&nbsp;— только по&nbsp;телефону клиники.</>
  );
}
