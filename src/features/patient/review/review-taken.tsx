import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Link } from '@tanstack/react-router';
import { Callout } from '@/shared/ui/callout';

/** The visit got a review meanwhile, in another tab perhaps: what was typed here is not lost. */
export function ReviewTaken({ reviewId }: { reviewId: number }) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} role="status">
      То, что вы написали, сохранено.{' '}
      <Link
        to="/fo/patient/reviews/$id/edit"
        params={{ id: String(reviewId) }}
        ignoreBlocker
        className="link font-medium"
      >
        Открыть прежний отзыв и&nbsp;заменить текст
      </Link>
    </Callout>
  );
}
