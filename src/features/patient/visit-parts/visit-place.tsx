import type { ReactNode } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { formatWords } from '@/domain/visit/visit-format';
import { visitWhere } from '@/domain/visit/visit-where';
import { typeset } from '@/shared/format/typography';
import { Icon } from '@/shared/ui/icon';
import { videoNote } from './video-note';

interface VisitPlaceProps {
  visit: Visit;
  /** Under it: the way there. */
  children?: ReactNode;
}

/** Where the visit takes place, with a picture of it: the clinic, the patient's own address, a video call. */
export function VisitPlace({ visit, children }: VisitPlaceProps) {
  const { title, note } = visitWhere(visit);
  return (
    <div className="flex gap-3">
      <Icon icon={formatWords(visit.format).icon} className="mt-0.5 text-ink-2" />
      <div className="min-w-0 wrap-anywhere">
        <p>{typeset(title)}</p>
        <p className="text-small text-ink-3">{typeset(videoNote(visit) ?? note)}</p>
        {children}
      </div>
    </div>
  );
}
