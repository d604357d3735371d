import type { ReactNode } from 'react';
import { deadlinesPhrase } from '@/domain/slot/slot-text';
import { formatWords } from '@/domain/visit/visit-format';
import { SubmitButton } from '@/shared/form/form-frame';
import { price } from '@/shared/format/price';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import type { BookedService, BookingPlace } from './booking-offer';
import { ConsentFacts } from './consent-facts';
import { HoldNote } from './hold-note';
import type { SlotHoldState } from './use-slot-hold';

interface BookingPayProps {
  link: BookedService;
  place: BookingPlace;
  /** No doctor receives: a sample is taken. */
  isSampling: boolean;
  startsAt: string;
  state: SlotHoldState;
  /** The consent box. */
  children: ReactNode;
}

/** What is asked for the visit: what the hold copied, where there is one (contract: rules of booking, 8). */
const priceOf = ({ link, state }: Pick<BookingPayProps, 'link' | 'state'>): string =>
  price(state.kind === 'held' ? state.hold.price : link.price);

/** What it costs, the consent, the clinic's rules and the one button. */
export function BookingPay({ link, place, isSampling, startsAt, state, children }: BookingPayProps) {
  const amount = priceOf({ link, state });
  const words = formatWords(link.service.format);
  return (
    <Card className="flex flex-col gap-5 wide:sticky wide:top-6">
      <div className="flex flex-col gap-5 phone:hidden">
        {state.kind === 'held' && (
          <div className="narrow:hidden">
            <HoldNote hold={state.hold} />
          </div>
        )}
        <p className="flex justify-between gap-4 border-b border-line pb-5 text-ink-2">
          {link.service.title}
          <span className="tabular whitespace-nowrap text-ink">{amount}</span>
        </p>
        <p className="flex justify-between gap-4 text-h3">
          {words.due} <span className="tabular whitespace-nowrap">{amount}</span>
        </p>
      </div>
      <div>
        {children}
        <ConsentFacts
          atHome={link.service.format === 'home'}
          isSampling={isSampling}
          operator={place.clinic_legal_name}
          phone={place.phone}
        />
      </div>
      <div className="phone:hidden">
        <BookButton state={state} />
      </div>
      <p className="text-small text-ink-3">{deadlinesPhrase(startsAt, place)}</p>
    </Card>
  );
}

/** On phones price and button stay at the bottom edge, in reach of the thumb. */
export function BookingBar({ link, state }: Pick<BookingPayProps, 'link' | 'state'>) {
  return (
    <BottomBar className="-mx-(--gutter)">
      <p className="mb-2 flex justify-between gap-4 text-small text-ink-2">
        {formatWords(link.service.format).due}{' '}
        <strong className="font-medium text-ink">{priceOf({ link, state })}</strong>
      </p>
      <BookButton state={state} />
    </BottomBar>
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
