import type { PreparationRule } from '#generated/models/preparation-rule.ts';
import type { Service } from '#generated/models/service.ts';
import { quoted } from '@/shared/format/typography';

const OPPOSITES: readonly (readonly [PreparationRule, PreparationRule])[] = [
  ['fasting', 'after_meal'],
  ['no_water', 'drink_water'],
];

/**
 * Returns the analyses whose preparation contradicts the preparation of another analysis. They
 * can't be taken at one visit.
 */
export function clashing(services: readonly Service[]): readonly Service[] {
  const having = (rule: PreparationRule) => services.filter((one) => one.preparation_rules?.includes(rule));
  const all = OPPOSITES.flatMap(([one, other]) => {
    const [some, against] = [having(one), having(other)];
    return some.length > 0 && against.length > 0 ? [...some, ...against] : [];
  });
  return [...new Set(all)];
}

/** Text that says why these analyses can't be taken at one visit; undefined if there are none. */
export function clashText(clash: readonly Service[]): string | undefined {
  if (clash.length === 0) return undefined;
  const titles = clash.map(({ title }) => quoted(title)).join(', ');
  return `За\u00A0один визит не\u00A0сдать: ${titles}. К\u00A0ним готовятся по-разному, нужны отдельные визиты`;
}
