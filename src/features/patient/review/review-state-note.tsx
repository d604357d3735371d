import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Review } from '#generated/models/review.ts';
import { now } from '@/shared/format/now';
import { deadline } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { Callout } from '@/shared/ui/callout';

/** What its author has to know about a review that is not published: until when it is read, or why it was refused. */
export function ReviewStateNote({ review, ...note }: { review: Review; className?: string }) {
  if (review.state === 'rejected') {
    return (
      <Callout tone="red" icon={IconAlertTriangle} {...note}>
        <strong className="font-medium">Не&nbsp;опубликован.</strong>{' '}
        {typeset(review.reject_reason ?? 'Модератор не\u00A0назвал причину. Исправьте текст и\u00A0отправьте снова.')}
      </Callout>
    );
  }
  const { moderation_due_at: due } = review;
  if (due === null) return null;
  return (
    <Callout tone="amber" icon={IconClock} {...note}>
      {epoch(due) > now() ? (
        <>
          Модератор прочитает отзыв <strong className="font-medium">{deadline(due)}</strong>.
        </>
      ) : (
        <>Проверка идёт дольше обычного: обещали {deadline(due)}.</>
      )}{' '}
      Пока отзыв видите только&nbsp;вы.
    </Callout>
  );
}
