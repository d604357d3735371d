import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { BookedService } from './booking-offer';
import type { SlotHoldState } from './use-slot-hold';

interface Choice {
  readonly link: BookedService;
  readonly startsAt: string;
}

/**
 * Service and time stand in the address; these change them there, with what was typed left alone. `before` is what was held
 * last, when something else is chosen now: it stays held until the new choice is.
 */
export function useChoice({ link, startsAt }: Choice, state: SlotHoldState) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<Choice>();
  if (state.kind === 'held' && (held?.link.service.id !== link.service.id || held.startsAt !== startsAt)) {
    setHeld({ link, startsAt });
  }

  const change = (next: { service?: number; starts_at?: string }) =>
    void navigate({
      to: '/fo/patient/schedule-record',
      search: (old) => ({ ...old, ...next }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const before = held && (held.startsAt !== startsAt || held.link.service.id !== link.service.id) ? held : undefined;

  return {
    chooseService: (service: number) => change({ service }),
    chooseTime: (starts_at: string) => change({ starts_at }),
    before: before && {
      ...before,
      keep: () => change({ service: before.link.service.id, starts_at: before.startsAt }),
    },
  };
}
