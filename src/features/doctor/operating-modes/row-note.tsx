import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { recordsCount } from '@/shared/format/counts';
import { upperFirst } from '@/shared/format/letter-case';
import { Icon } from '@/shared/ui/icon';
import { type DayDraft, wasText } from './week-draft';

/** Note on a changed row: the saved hours, and the number of affected visits. */
export function RowNote({ saved, touched }: { saved: DayDraft | null; touched: number }) {
  return (
    <p className="mt-1 flex gap-1.5 text-small text-amber-ink">
      <Icon icon={IconAlertTriangle} size={18} className="mt-px shrink-0" />
      <span>
        {upperFirst(wasText(saved))}.{touched > 0 && ` Затронет ${recordsCount(touched)}`}
      </span>
    </p>
  );
}
