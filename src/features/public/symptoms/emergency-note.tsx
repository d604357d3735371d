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

/** «Звоните 103», before anything else. */
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

/** When to call 103 whatever the symptom, for adults and for children. */
export function EmergencyWords() {
  return (
    <>
      <p>
        <strong className="font-semibold">Звоните 103</strong>, если человек потерял сознание или не&nbsp;может дышать,
        сильно болит в&nbsp;груди, перекосило лицо, нарушилась речь, ослабела рука или нога, идёт сильное кровотечение.
      </p>
      <p className="mt-1.5">
        <strong className="font-semibold">Ребёнку</strong> ещё и&nbsp;тогда, когда у&nbsp;него судороги, он&nbsp;вялый,
        его трудно разбудить, дышит с&nbsp;трудом, не&nbsp;пьёт, сыпь не&nbsp;бледнеет под стаканом, младше
        3&nbsp;месяцев и&nbsp;38° или выше.
      </p>
    </>
  );
}
