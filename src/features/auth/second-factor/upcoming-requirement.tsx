import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { Link } from '@tanstack/react-router';
import { useFactorRequirement } from '@/features/auth/session/factor-requirement';
import { calendarDay } from '@/shared/format/date';
import { Callout } from '@/shared/ui/callout';

/** Tells staff without a second factor from which day on their clinic requires a second factor. */
export function UpcomingRequirement() {
  const requirement = useFactorRequirement();
  if (requirement === undefined || requirement.isDue) return null;
  return (
    <Callout tone="amber" icon={IconShieldLock} className="mb-4">
      С&nbsp;{calendarDay(requirement.from)} кабинет клиники откроется только со&nbsp;входом с&nbsp;кодом.{' '}
      <Link to="/auth/account" hash="second-factor" className="link font-medium underline">
        Включить
      </Link>
    </Callout>
  );
}
