import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from '@tanstack/react-router';
import type { ClinicWaiting } from '#generated/models/clinic-waiting.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { reviewsCount, visitsCount } from '@/shared/format/counts';
import { counted } from '@/shared/format/plural';
import { Callout } from '@/shared/ui/callout';

const requests = { one: 'запрос врача', few: 'запроса врачей', many: 'запросов врачей' };

/**
 * Links to open requests that this user may answer; nothing is rendered if there are no requests.
 */
export function WaitingLine({ waiting }: { waiting: ClinicWaiting }) {
  const pending_visits = useClinicRight('visits') ? waiting.pending_visits : 0;
  const doctor_requests = useClinicRight('doctors') ? waiting.doctor_requests : 0;
  const reviews_without_reply = useClinicRight('reviews') ? waiting.reviews_without_reply : 0;
  if (pending_visits + doctor_requests + reviews_without_reply === 0) return null;
  return (
    <Callout tone="amber" icon={IconBell} className="mt-5 phone:mt-3">
      <p className="font-medium">Ждут ответа</p>
      <ul className="flex flex-wrap gap-x-4">
        {pending_visits > 0 && (
          <li>
            <Link to="/fo/clinic/visits" className="link">
              {visitsCount(pending_visits)} без подтверждения
            </Link>
          </li>
        )}
        {doctor_requests > 0 && (
          <li>
            <Link to="/fo/clinic/doctors" className="link">
              {counted(doctor_requests, requests)}
            </Link>
          </li>
        )}
        {reviews_without_reply > 0 && (
          <li>
            <Link to="/fo/clinic/reviews" search={{ show: 'unanswered' }} className="link">
              {reviewsCount(reviews_without_reply)} без ответа
            </Link>
          </li>
        )}
      </ul>
    </Callout>
  );
}
