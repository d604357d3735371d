import { VisitLegend } from '@/domain/calendar/visit-legend';
import { ChipLink } from '@/shared/ui/chip';

const keys = [
  ['N', 'записать'],
  ['M', 'перенести'],
  ['↑↓←→', 'куда'],
  ['Enter', 'поставить'],
  ['Esc', 'вернуть'],
] as const;

interface BoardLegendProps {
  /** Number of cancelled visits on the shown days. */
  cancelled: number;
  isShown: boolean;
}

/**
 * Legend below the board. It contains a switch for cancelled visits, and the keyboard shortcuts.
 */
export function BoardLegend({ cancelled, isShown }: BoardLegendProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 text-caption text-ink-2">
      <VisitLegend className="gap-x-4" />
      {(cancelled > 0 || isShown) && (
        <ChipLink
          to="."
          search={(old) => ({ ...old, cancelled: isShown ? undefined : true })}
          replace
          resetScroll={false}
          variant={isShown ? 'on' : 'link'}
        >
          {isShown ? 'Скрыть отменённые' : 'Показать отменённые'}: {cancelled}
        </ChipLink>
      )}
      <dl className="ml-auto flex flex-wrap gap-x-3 gap-y-1 narrow:hidden">
        {keys.map(([key, title]) => (
          <div key={key} className="flex items-center gap-1.5">
            <dt>
              <kbd className="rounded-badge border border-line bg-white px-1.5 py-0.5">{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
