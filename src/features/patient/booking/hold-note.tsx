import { HoldCountdown } from '@/domain/slot/hold-countdown';

/** Who comes from registration has seen a longer time there: this one is for checking alone. */
export function HoldNote({ hold }: { readonly hold: { readonly expires_at: string } }) {
  return <HoldCountdown hold={hold}>На&nbsp;проверку записи даём 5&nbsp;минут.</HoldCountdown>;
}
