import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { comingPhrase } from '@/domain/visit/visit-where';
import { whatToMind } from '@/domain/visit/what-to-mind';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/** What to bring and when to come, line by line. */
export function PreparationList({ visit, className }: { visit: Visit; className: string }) {
  return (
    <ul className={cx('flex flex-col', className)}>
      {preparationLines(visit).map((line) => (
        <li key={line} className="flex gap-3">
          <Icon icon={IconCheck} className="mt-0.5 text-green" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** What to bring and to mind, and last when to come, to open the door or to connect. */
export function preparationLines(
  visit: Pick<Visit, 'doctor' | 'preparation' | 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>,
): string[] {
  const coming = comingPhrase(visit);
  return [...whatToMind(visit), ...(coming === undefined ? [] : [`${coming}.`])].map(typeset);
}
