import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import type { ReactNode } from 'react';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';

interface EmergencyNoteProps {
  /** When to call. */
  children: ReactNode;
  className?: string;
}

/** «Звоните 103»: stands first wherever it stands. */
export function EmergencyNote({ children, className }: EmergencyNoteProps) {
  return (
    <Callout tone="red" icon={IconUrgent} {...(className !== undefined && { className })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">{children}</div>
        <ButtonAnchor href={phoneHref(brand.emergency)} variant="danger" size="small">
          Позвонить {brand.emergency}
        </ButtonAnchor>
      </div>
    </Callout>
  );
}
