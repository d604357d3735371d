import fc from 'fast-check';
import { HOUR, MINUTE } from './world.ts';

/** Actions that people can take about visits, and passing time. */
export type Step =
  | { readonly do: 'wait'; readonly ms: number }
  | {
      readonly do: 'hold';
      readonly user: number;
      readonly doctor: number;
      readonly filial: number;
      readonly slot: number;
      readonly visit: number | null;
    }
  | {
      readonly do: 'book';
      readonly user: number;
      readonly hold: number;
      readonly forChild: boolean;
      readonly key: number;
    }
  | {
      readonly do: 'reschedule' | 'cancel' | 'attend';
      readonly user: number;
      readonly visit: number;
      readonly hold: number;
    }
  | {
      readonly do: 'doctor' | 'clinic';
      readonly who: number;
      readonly visit: number;
      /**
       * Chooses a visit whose time has come, if there is one. With random visits alone few marks
       * would be set and undone.
       */
      readonly isDue: boolean;
      readonly to: (typeof targets)[number];
    }
  | {
      /**
       * At the desk: books for a known person (a patient's account) or a new one, or moves a visit.
       */
      readonly do: 'desk-book' | 'desk-move';
      readonly by: 'doctor' | 'clinic';
      readonly doctor: number;
      readonly filial: number;
      readonly slot: number;
      readonly visit: number;
      readonly client: number;
    };

const targets = ['confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_clinic'] as const;
export const slots = ['12T09:30', '12T13:00', '12T14:00', '13T09:00', '13T09:30', '13T10:00', '14T09:00'];

const one = fc.constantFrom(1, 2);
const patient = fc.constantFrom(1, 2, 3);
const pick = fc.nat({ max: 7 });
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, HOUR),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      user: patient,
      doctor: one,
      filial: one,
      slot: fc.nat({ max: slots.length - 1 }),
      visit: fc.option(pick),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      user: patient,
      hold: pick,
      forChild: fc.boolean(),
      key: fc.nat({ max: 30 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['reschedule', 'reschedule', 'cancel', 'attend'] as const)),
      user: patient,
      visit: pick,
      hold: pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['doctor', 'clinic'] as const)),
      who: one,
      visit: pick,
      isDue: fc.boolean(),
      to: fc.constantFrom(...targets, 'confirmed' as const, 'confirmed' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('desk-book' as const, 'desk-move' as const),
      by: fc.constantFrom('doctor' as const, 'clinic' as const),
      doctor: one,
      filial: one,
      slot: fc.nat({ max: slots.length - 1 }),
      visit: pick,
      client: pick,
    }),
  },
);
