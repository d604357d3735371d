import { duration } from '@/shared/format/duration';
import { Card } from '@/shared/ui/card';
import { type ModeDraft, sumOfWeek, type WeekDraft } from './week-draft';

interface WeekSummaryProps {
  week: WeekDraft;
  saved: WeekDraft;
  draft: ModeDraft;
  before: ModeDraft;
}

export function WeekSummary({ week, saved, draft, before }: WeekSummaryProps) {
  const now = sumOfWeek(week, draft.slot, draft.buffer);
  const was = sumOfWeek(saved, before.slot, before.buffer);
  const isSame = now.visits === was.visits && now.minutes === was.minutes;
  return (
    <Card>
      <h2 className="text-title">{isSame ? 'Неделя' : 'Неделя выйдет такой'}</h2>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-small text-ink-2">
        <dt>Часов приёма</dt>
        <dd className="text-right font-medium text-ink">{duration(now.minutes)}</dd>
        <dt>Приёмов по&nbsp;{draft.slot}&nbsp;минут</dt>
        <dd className="text-right font-medium text-ink">{now.visits}</dd>
        {!isSame && (
          <>
            <dt>Было раньше</dt>
            <dd className="text-right">
              {duration(was.minutes)}, {was.visits}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
