import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { ClinicWaiting } from '#generated/models/clinic-waiting.ts';
import { reviewsCount, visitsCount } from '@/shared/format/counts';
import { counted } from '@/shared/format/plural';
import { Callout } from '@/shared/ui/callout';

const requests = { one: 'запрос врача', few: 'запроса врачей', many: 'запросов врачей' };

/** What waits for an answer of the clinic; nothing when all is answered. */
export function WaitingLine({ waiting }: { waiting: ClinicWaiting }) {
  const { pending_visits, doctor_requests, reviews_without_reply } = waiting;
  const parts = [
    pending_visits > 0 && `${visitsCount(pending_visits)} без подтверждения`,
    doctor_requests > 0 && counted(doctor_requests, requests),
    reviews_without_reply > 0 && `${reviewsCount(reviews_without_reply)} без ответа`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Callout tone="amber" icon={IconBell} className="mt-5 phone:mt-3">
      <p>
        <strong className="font-medium">Ждут ответа:</strong> {parts.join(', ')}.
      </p>
    </Callout>
  );
}
