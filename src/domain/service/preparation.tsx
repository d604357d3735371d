import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface PreparationProps {
  sentences: readonly string[];
  /** Name of the service, for screen readers, because a list has several of these buttons. */
  of: string;
  className?: string;
}

/** Preparation for a service, hidden until the user opens «Как подготовиться». */
export function Preparation({ sentences, of, className }: PreparationProps) {
  return (
    <details className={cx('group', className)}>
      <summary className="link inline-flex list-none items-center gap-1 text-small font-medium">
        Как подготовиться<span className="sr-only">: {of}</span>
        <Icon icon={IconChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex max-w-150 list-disc flex-col gap-1 pl-5 text-small text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{typeset(sentence)}</li>
        ))}
      </ul>
    </details>
  );
}
