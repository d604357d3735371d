import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { preparationSteps } from '@/domain/visit/visit-text';
import { comingPhrase } from '@/domain/visit/visit-where';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

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

/** Instructions: how to prepare, what to bring, and when to come, open the door or connect. */
export function preparationLines(
  visit: Pick<Visit, 'doctor' | 'preparation' | 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>,
): string[] {
  const coming = comingPhrase(visit);
  return [...preparationSteps(visit), ...(coming === undefined ? [] : [`${coming}.`])].map(typeset);
}
