import type { ReactNode } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { visitWhere } from '@/domain/visit/visit-where';
import { calendarDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Icon } from '@/shared/ui/icon';

interface VisitPlaceProps {
  visit: Visit;
  /** Directions to the place. They are shown below the address. */
  children?: ReactNode;
}

/** Place of the visit: the clinic, the patient's address, or a video call. */
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

/**
 * Text that says when and where the link to an online visit will appear; undefined for other
 * formats and for past visits.
 */
export function videoNote(
  visit: Pick<Visit, 'status' | 'video_from' | 'video_url' | 'email' | 'filial'>,
): string | undefined {
  if (visit.video_from === null || hasEnded(visit)) return undefined;
  const how =
    visit.video_url === null
      ? `Ссылка появится в визите ${calendarDay(visit.video_from)} в ${time(visit.video_from)} и придёт на ${visit.email}`
      : `Ссылка открыта, мы прислали её и на ${visit.email}`;
  return `${how}. Клиника: ${visit.filial.title}`;
}
