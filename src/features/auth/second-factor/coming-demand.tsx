import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { Link } from '@tanstack/react-router';
import { useFactorDemand } from '@/features/auth/session/factor-demand';
import { calendarDay } from '@/shared/format/date';
import { Callout } from '@/shared/ui/callout';

/** Tells staff without a second factor from which day on their clinic requires a second factor. */
export function ComingDemand() {
  const demand = useFactorDemand();
  if (demand === undefined || demand.isDue) return null;
  return (
    <Callout tone="amber" icon={IconShieldLock} className="mb-4">
      С&nbsp;{calendarDay(demand.from)} кабинет клиники откроется только со&nbsp;входом с&nbsp;кодом.{' '}
      <Link to="/auth/account" hash="second-factor" className="link font-medium underline">
        Включить
      </Link>
    </Callout>
  );
}
