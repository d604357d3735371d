import type { BloodType } from '#generated/models/blood-type.ts';
import type { RhFactor } from '#generated/models/rh-factor.ts';

/** Blood types as laboratories write them: the letter, and the number in brackets. */
export const bloodTypeLabels = {
  O: 'O\u00A0(I)',
  A: 'A\u00A0(II)',
  B: 'B\u00A0(III)',
  AB: 'AB\u00A0(IV)',
} as const satisfies Record<BloodType, string>;

export const bloodTypeNames = {
  O: 'Первая',
  A: 'Вторая',
  B: 'Третья',
  AB: 'Четвёртая',
} as const satisfies Record<BloodType, string>;

export const rhFactorLabels = { positive: 'Rh+', negative: 'Rh−' } as const satisfies Record<RhFactor, string>;

export const rhFactorNames = {
  positive: 'Положительный',
  negative: 'Отрицательный',
} as const satisfies Record<RhFactor, string>;
