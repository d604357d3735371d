import type { Review } from '#generated/models/review.ts';
import { calendarDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';

/** Reply of the doctor or clinic below the patient's review. */
export function ReviewReply({ review, folded = false }: { review: Review; folded?: boolean }) {
  const { reply, doctor, filial } = review;
  if (reply === null) return null;
  return (
    <div className="mt-3 rounded-note bg-canvas px-4 py-3.5 text-small wrap-anywhere">
      <p className="text-ink-3">
        <span className="font-medium text-ink">
          {doctor === null || reply.by === 'clinic' ? filial.title : shortName(doctor)}
        </span>
        , ответ {calendarDay(reply.created_at)}
      </p>
      <p className={folded ? 'mt-1 line-clamp-2 text-ink-2' : 'mt-1 whitespace-pre-line text-ink-2'}>
        {typeset(reply.text)}
      </p>
    </div>
  );
}
