import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useState } from 'react';
import type { Complaint } from '#generated/models/complaint.ts';
import type { OwnFeedback } from '#generated/models/own-feedback.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { Stars } from '@/shared/ui/rating';
import { OwnReply } from './own-reply';
import type { ReviewsDesk } from './reviews-desk';

const complaintDialog = lazyModule(() => import('./complaint-dialog'));

export function OwnReview({ review, desk }: { review: OwnFeedback; desk: ReviewsDesk }) {
  const { show, close, preload, part } = useLazyDialog(complaintDialog);
  const [answering, setAnswering] = useState(false);
  const author = review.author_name ?? 'Пациент скрыл имя';
  const about = `${author}, ${calendarDay(review.created_at)}`;
  const { doctor, filial, complaint } = review;
  const mayComplain = desk.mayAnswer && (complaint === null || complaint.state === 'received');
  return (
    <Card as="li">
      <article aria-label={`Отзыв: ${about}`}>
        <div className="flex items-start gap-3">
          <Avatar id={review.id} name={review.author_name ?? 'Пациент'} size={40} />
          <div className="min-w-0 flex-1">
            <h2 className="truncate font-medium">{author}</h2>
            <p className="text-small text-ink-3">{reviewOccasion(review)}</p>
            {filial && (
              <p className="text-small wrap-anywhere text-ink-3">
                {doctor ? `${fullName(doctor)}, ${typeset(filial.title)}` : typeset(filial.title)}
              </p>
            )}
          </div>
          {mayComplain && (
            <div onPointerEnter={preload}>
              <MoreMenu label={`Действия: отзыв, ${about}`}>
                <MoreItem onClick={show}>{complaint === null ? 'Пожаловаться' : 'Изменить жалобу'}</MoreItem>
              </MoreMenu>
            </div>
          )}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Stars value={review.rating} />
          {review.of_visit && (
            <Badge tone="green" icon={IconCalendarCheck}>
              После визита
            </Badge>
          )}
        </div>
        {review.text !== '' && (
          <p className="mt-2 max-w-160 wrap-anywhere whitespace-pre-line">{typeset(review.text)}</p>
        )}
        {complaint && <ComplaintNote complaint={complaint} />}
        <OwnReply review={review} desk={desk} about={about} open={answering} onOpenChange={setAnswering} />
      </article>
      {part && <part.ComplaintDialog review={review} about={about} desk={desk} onClose={close} />}
    </Card>
  );
}

const states = {
  received: { tone: 'amber', text: 'Жалоба отправлена. Отзыв виден, пока её не\u00A0рассмотрят.' },
  accepted: { tone: 'green', text: 'Жалоба принята: отзыв скрыт.' },
  declined: { tone: 'neutral', text: 'Жалоба отклонена.' },
} as const satisfies Record<Complaint['state'], { tone: string; text: string }>;

function ComplaintNote({ complaint }: { complaint: Complaint }) {
  const known = Object.hasOwn(states, complaint.state) ? states[complaint.state] : states.received;
  return (
    <Callout tone={known.tone} icon={IconFlag} className="mt-3 max-w-160 wrap-anywhere">
      {known.text} {complaint.answer !== null && typeset(complaint.answer)}
    </Callout>
  );
}
