import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from '@tanstack/react-router';
import { useWaitlistList } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import { Icon } from '@/shared/ui/icon';

/** The way to what the patient waits for; nothing while that is nothing. */
export function WaitlistLink() {
  const waitlist = useWaitlistList({ query: { meta: { silent: true } } });
  const count = waitlist.data?.data.length ?? 0;
  if (count === 0) return null;
  const free = waitlist.data?.data.filter(({ nearest_slot_at }) => nearest_slot_at !== null).length ?? 0;
  return (
    <p className="page-inset mt-4 flex items-center gap-2 text-small">
      <Icon icon={IconBell} className="text-ink-3" />
      <Link to="/fo/patient/waitlist" className="link">
        Лист ожидания: {count}
      </Link>
      {free > 0 && <span className="text-green-ink">есть свободное время</span>}
    </p>
  );
}
