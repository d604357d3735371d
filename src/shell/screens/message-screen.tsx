import type { ReactNode } from 'react';
import { type Glyph, Icon } from '@/shared/ui/icon';

interface MessageScreenProps {
  readonly glyph: Glyph;
  readonly title: string;
  /** What happened and what to do, in that order. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Comes up by itself, so it is said at once. */
  readonly alert?: boolean;
}

/** A page that has only something to say: not found, no access, an error. */
export function MessageScreen({ glyph, title, children, actions, alert = false }: MessageScreenProps) {
  return (
    <section
      role={alert ? 'alert' : undefined}
      className="mx-auto flex max-w-150 flex-col items-center px-4 py-24 text-center phone:py-16"
    >
      <Icon glyph={glyph} size={32} className="mb-4 text-ink-3" />
      <h1 className="text-h2">{title}</h1>
      <div className="mt-3 text-ink-2">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  );
}
