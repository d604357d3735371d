import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from '@tanstack/react-router';
import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { ReviewState } from '#generated/models/review-state.ts';
import type { Review } from '#generated/models/review.ts';
import { brand } from '@/shared/config/brand';
import { deadline } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { Callout } from '@/shared/ui/callout';
import type { IconComponent } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';

interface ReviewLabel {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly icon: IconComponent;
}

/** Label of each state for the author of the review. */
const reviewLabels: Record<ReviewState, ReviewLabel> = {
  in_process: { text: 'На\u00A0проверке', tone: 'amber', icon: IconClock },
  published: { text: 'Опубликован', tone: 'green', icon: IconCheck },
  rejected: { text: 'Отклонён', tone: 'red', icon: IconX },
};

/** Label of a state; for an unknown state from a newer server it is «Уточняется». */
function reviewLabel(state: ReviewState): ReviewLabel {
  return wordFor(reviewLabels, state, { text: 'Уточняется', tone: 'neutral', icon: IconClock });
}

export function ReviewBadge({ state }: { state: ReviewState }) {
  const { text, tone, icon } = reviewLabel(state);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

/** What the author can do after moderators have rejected the review. */
const waysOn: Readonly<Record<ComplaintReason, string>> = {
  not_patient: `Если визит был, напишите на\u00A0${brand.support.email}: приложите чек или выписку.`,
  insult: 'Расскажите, что случилось, без грубых слов, и\u00A0отправьте снова.',
  personal_data: 'Уберите телефоны, адреса и\u00A0чужие имена и\u00A0отправьте снова.',
  advertising: 'Уберите рекламу и\u00A0ссылки и\u00A0отправьте снова.',
  untrue: `Исправьте неточное или пришлите подтверждение на\u00A0${brand.support.email}.`,
  other: 'Исправьте текст и\u00A0отправьте снова.',
};

function wayOn({ rejected_for: reason }: Review): string {
  return reason ? wordFor(waysOn, reason, waysOn.other) : waysOn.other;
}

/**
 * Note for the author of an unpublished review: the deadline of the moderation, or why the review
 * was rejected.
 */
export function ReviewStateNote({ review, ...note }: { review: Review; className?: string }) {
  const moment = useNow();
  if (review.state === 'rejected') {
    return (
      <Callout tone="red" icon={IconAlertTriangle} {...note}>
        <strong className="font-medium">Не&nbsp;опубликован.</strong>{' '}
        {typeset(review.reject_reason ?? 'Модератор не\u00A0назвал причину.')} {wayOn(review)}{' '}
        <Link to="/conditions/$document" params={{ document: 'rating' }} hash="moderation" className="link">
          Что проверяет модератор
        </Link>
      </Callout>
    );
  }
  const { moderation_due_at: due } = review;
  if (due === null) return null;
  return (
    <Callout tone="amber" icon={IconClock} {...note}>
      {epoch(due) > moment ? (
        <>
          Модератор прочитает отзыв <strong className="font-medium">{deadline(due, moment)}</strong>.
        </>
      ) : (
        <>Проверка идёт дольше обычного: обещали {deadline(due, moment)}.</>
      )}{' '}
      Пока отзыв видите только&nbsp;вы.
    </Callout>
  );
}
