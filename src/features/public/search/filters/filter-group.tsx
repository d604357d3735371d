import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '@/shared/ui/icon';

interface FilterGroupProps {
  title: string;
  /** «closed» and «open» can be folded; «fixed» always shows. */
  fold: 'fixed' | 'open' | 'closed';
  children: ReactNode;
}

/** One filter under its name, with a rule above all but the first. */
export function FilterGroup({ title, fold, children }: FilterGroupProps) {
  const titleId = useId();
  const group = (
    <div role="group" aria-labelledby={titleId}>
      {children}
    </div>
  );
  if (fold === 'fixed') {
    return (
      <div className="border-line py-5 not-first:border-t first:pt-0">
        <h3 id={titleId} className="mb-2.5 text-title">
          {title}
        </h3>
        {group}
      </div>
    );
  }
  return (
    <details open={fold === 'open'} className="group border-line not-first:border-t">
      <summary onClick={bringIntoSight} className="flex min-h-14 list-none items-center justify-between gap-2">
        <h3 id={titleId} className="text-title">
          {title}
        </h3>
        <Icon icon={IconChevronDown} size={18} className="text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{group}</div>
    </details>
  );
}

/** What is opened at the lower edge shows its values. Only on a press: a group that is open from the start moves nothing. */
function bringIntoSight({ currentTarget }: MouseEvent): void {
  const group = currentTarget.closest('details');
  group?.addEventListener('toggle', () => group.open && group.scrollIntoView({ block: 'nearest' }), { once: true });
}
