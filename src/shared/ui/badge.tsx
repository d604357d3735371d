import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconComponent } from './icon';

export type BadgeTone = 'neutral' | 'teal' | 'amber' | 'green' | 'red' | 'solid';

interface BadgeProps {
  tone?: BadgeTone;
  /** Icon of a status, because many people can't distinguish the colours. */
  icon?: IconComponent;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  teal: 'bg-teal-tint text-teal-hover',
  amber: 'bg-amber-tint text-amber-ink',
  green: 'bg-green-tint text-green-ink',
  red: 'bg-red-tint text-red-hover',
  solid: 'bg-teal text-white',
};

/** A status or fact in one or two words, 24 px high. A badge is never a button. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-badge px-2 py-0.5 text-caption font-medium forced-colors:border',
        tones[tone],
      )}
    >
      {icon && <Icon icon={icon} size={16} />}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  );
}
