import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { OpeningLine } from '@/domain/place/opening';
import { dayMonth } from '@/shared/format/date';
import { Badge } from '@/shared/ui/badge';

type Stated = Pick<FilialSummary, 'state' | 'opens_on' | 'hours'> &
  Partial<Pick<FilialSummary, 'closed_today' | 'closes_on'>>;

/** State of a filial as text: «Открыто до 20:00», «Откроется 1 июня», «Закрыт». */
export function FilialState({
  filial: { state, opens_on, hours, closed_today, closes_on = null },
}: {
  filial: Stated;
}) {
  if (state === 'closed') return <Badge tone="red">Закрыт</Badge>;
  if (state === 'draft') return <Badge>{opens_on === null ? 'Черновик' : `Откроется ${dayMonth(opens_on)}`}</Badge>;
  if (closes_on !== null) return <Badge tone="amber">Закроется {dayMonth(closes_on)}</Badge>;
  if (closed_today) return <span className="text-ink-2">Закрыто: {closed_today}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <OpeningLine hours={hours} className="font-normal" />
      {hours.length === 0 && <span className="text-ink-2">Часы не&nbsp;указаны</span>}
    </span>
  );
}
