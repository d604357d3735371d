import type { Visit } from '#generated/models/visit.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { canChange } from '@/domain/visit/visit-can';
import { hasRoute, visitWhere } from '@/domain/visit/visit-where';
import { videoNote } from '@/features/patient/visit-parts/video-note';
import { typeset } from '@/shared/format/typography';
import { useNow } from '@/shared/time/use-now';
import { AnswerRow } from '@/shared/ui/answer-list';

interface PlaceRowProps {
  visit: Visit;
  /** Asks for another address of a home visit. */
  onEdit: () => void;
}

/** «Где»: the clinic with the way there, the video call, or the patient's address while it can be changed. */
export function PlaceRow({ visit, onEdit }: PlaceRowProps) {
  const { title, note } = visitWhere(visit);
  const moment = useNow();
  const isOpen = visit.format === 'home' && canChange(visit, moment);
  return (
    <>
      <SummaryRow
        label="Где"
        note={typeset(videoNote(visit) ?? note)}
        action={
          hasRoute(visit) ? (
            <a href={directionsUrl(visit.filial)} target="_blank" rel="noreferrer" className="link">
              Маршрут<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
            </a>
          ) : (
            isOpen && (
              <button type="button" className="link" onClick={onEdit}>
                Изменить<span className="sr-only"> адрес</span>
              </button>
            )
          )
        }
      >
        {typeset(title)}
      </SummaryRow>
      {visit.format === 'home' && <SummaryRow label="Клиника">{typeset(visit.filial.title)}</SummaryRow>}
    </>
  );
}
