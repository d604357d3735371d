import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Feedback } from '#generated/models/feedback.ts';
import type { Gender } from '#generated/models/gender.ts';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stars } from '@/shared/ui/rating';
import { replyOccasion, reviewOccasion } from './review-text';

interface ReviewItemProps {
  review: Feedback;
  /**
   * The doctor who replies: «Айгуль Серикова». Undefined on a clinic's page, where each review
   * names its doctor.
   */
  doctor?: { name: string; gender: Gender } | undefined;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
}

export function ReviewItem({ review, doctor, level = 3 }: ReviewItemProps) {
  const { reply } = review;
  const Heading = `h${level}` as const;
  return (
    <li className="border-t border-line py-5 phone:py-4">
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar id={review.id} name={review.author_name ?? 'Пациент'} size={40} />
          <div className="min-w-0 flex-1">
            <Heading className="truncate font-medium">{review.author_name ?? 'Пациент скрыл имя'}</Heading>
            <p className="text-small text-ink-3">{reviewOccasion(review)}</p>
            {review.doctor && (
              <p className="text-small text-ink-3">
                Врач{' '}
                <Link to="/doctor/$slug" params={{ slug: review.doctor.slug }} className="link wrap-anywhere">
                  {shortName(review.doctor)}
                </Link>
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 phone:w-full">
            {review.of_visit === true && (
              <span className="inline-flex items-center gap-1 text-small text-ink-2">
                <Icon icon={IconCalendarCheck} size={16} className="text-teal" />
                После визита
              </span>
            )}
            <Stars value={review.rating} />
          </div>
        </div>
        {review.text !== '' && <ReviewText text={review.text} />}
        {reply && (
          <div className="mt-3 rounded-note bg-canvas px-4 py-3.5 text-small">
            <p className="text-ink-3">
              <span className="font-medium text-ink">
                {reply.by === 'clinic' ? 'Клиника' : (doctor?.name ?? 'Врач')}
              </span>{' '}
              {replyOccasion(reply.by === 'clinic' ? 'female' : (doctor?.gender ?? 'male'), reply.created_at)}
            </p>
            <p className="mt-1 whitespace-pre-line text-ink-2">{typeset(reply.text)}</p>
          </div>
        )}
      </article>
    </li>
  );
}

/** A review with more characters is folded. The limit is about six lines on a wide screen. */
const LONG = 600;

/** Text of a review. A very long text is folded. */
function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folded = text.length > LONG && !open;
  return (
    <div className="mt-3 max-w-160">
      <p className={folded ? 'line-clamp-6' : 'whitespace-pre-line'}>{typeset(text)}</p>
      {text.length > LONG && (
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)} className="-ml-2">
          {open ? 'Свернуть' : 'Показать полностью'}
        </Button>
      )}
    </div>
  );
}
