import type { DoctorClinic } from '@generated/models/doctor-clinic';
import type { DoctorService } from '@generated/models/doctor-service';
import type { ReactNode } from 'react';
import { cancelPhrase } from '@/domain/slot/slot-phrase';
import { SubmitButton } from '@/shared/form/submit-button';
import { price } from '@/shared/format/price';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConsentFacts } from './consent-facts';
import { HoldCountdown } from './hold-countdown';
import type { SlotHoldState } from './use-slot-hold';

interface BookingPayProps {
  link: DoctorService;
  clinic: DoctorClinic;
  startsAt: string;
  state: SlotHoldState;
  /** The consent box. */
  children: ReactNode;
}

/** What it costs, the consent and the one button; on narrow screens price and button stay at the bottom edge. */
export function BookingPay({ link, clinic, startsAt, state, children }: BookingPayProps) {
  return (
    <div className="flex flex-col gap-3 wide:sticky wide:top-6">
      <Card className="flex flex-col gap-5">
        <div className="flex flex-col gap-5 narrow:hidden">
          {state.kind === 'held' && <HoldCountdown hold={state.hold} />}
          <p className="flex justify-between gap-4 border-b border-line pb-5 text-ink-2">
            {link.service.title}
            <span className="tabular whitespace-nowrap text-ink">{price(link.price)}</span>
          </p>
          <p className="flex justify-between gap-4 text-h3">
            К&nbsp;оплате в&nbsp;клинике <span className="tabular whitespace-nowrap">{price(link.price)}</span>
          </p>
        </div>
        <div>
          {children}
          <ConsentFacts operator={clinic.clinic_legal_name} phone={clinic.phone} />
        </div>
        <div className="flex flex-col gap-3 narrow:hidden">
          <BookButton state={state} />
        </div>
        <p className="text-small text-ink-3">{cancelPhrase(startsAt, clinic.cancel_ahead_hours)}</p>
      </Card>
      <div className="sticky bottom-0 z-10 -mx-(--gutter) border-t border-line bg-white px-4 py-3 wide:hidden">
        <p className="mb-2 flex justify-between gap-4 text-small text-ink-2">
          К&nbsp;оплате в&nbsp;клинике <strong className="font-medium text-ink">{price(link.price)}</strong>
        </p>
        <BookButton state={state} />
      </div>
    </div>
  );
}

/** Without a held slot there is nothing to book: the button waits, and the notice above says what to do. */
function BookButton({ state }: { state: SlotHoldState }) {
  if (state.kind === 'held') {
    return (
      <SubmitButton size="large" wide busy="Записываем">
        Записаться
      </SubmitButton>
    );
  }
  return (
    <Button
      variant="primary"
      size="large"
      wide
      disabled={state.kind !== 'asking'}
      busy={state.kind === 'asking' && 'Занимаем время'}
    >
      Записаться
    </Button>
  );
}
