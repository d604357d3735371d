import type { ReactNode } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import type { IconComponent } from '@/shared/ui/icon';

interface MessageScreenProps {
  readonly icon: IconComponent;
  readonly title: string;
  /** Text below the title: the reason, then advice. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page with only a message, such as «not found». */
export function MessageScreen({ icon, title, children, actions }: MessageScreenProps) {
  return (
    <EmptyState icon={icon} title={title} level={1} action={actions} className="mx-auto max-w-150 py-24 phone:py-16">
      {children}
    </EmptyState>
  );
}
