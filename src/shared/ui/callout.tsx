import type { ReactNode } from 'react';
import { cx } from './cx';
import { type IconComponent, Icon } from './icon';

interface CalloutProps {
  /**
   * Colour by meaning: teal for a rule, amber for time, red for danger, green for success, neutral
   * for a remark.
   */
  tone: 'teal' | 'amber' | 'red' | 'green' | 'neutral';
  icon: IconComponent;
  /** Set if the callout appears later, so that screen readers announce it. */
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

const tones: Record<CalloutProps['tone'], string> = {
  teal: 'bg-teal-tint text-teal-press',
  amber: 'bg-amber-tint text-amber-ink',
  red: 'bg-red-tint text-red-hover',
  green: 'bg-green-tint text-green-ink',
  neutral: 'bg-canvas text-ink-2',
};

/** A coloured box with a note that explains the content around it. */
export function Callout({ tone, icon, role, className, children }: CalloutProps) {
  return (
    <div
      role={role}
      className={cx('flex gap-3 rounded-note px-4 py-3.5 text-small forced-colors:border', tones[tone], className)}
    >
      <Icon icon={icon} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
