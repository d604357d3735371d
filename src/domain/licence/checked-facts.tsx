import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import type { FactCheck } from '#generated/models/fact-check.ts';
import { calendarDay } from '@/shared/format/date';
import { wordFor } from '@/shared/format/word-for';
import { Icon } from '@/shared/ui/icon';
import { LicenceLine, type Licensed } from './licence-line';

/** A doctor or a clinic, with the facts that the provider has checked. */
export interface Checked extends Licensed {
  readonly checks?: readonly FactCheck[] | undefined;
}

/** A fact without a text, because it is newer than this version, is left out. */
const facts: Readonly<Record<FactCheck['fact'], string | undefined>> = {
  education: 'Дипломы и\u00A0сертификаты',
  address: 'Адрес',
  phone: 'Телефон',
};

/**
 * The checked facts, each with the day of the check. If the licence was not checked, a line below
 * the facts says so.
 */
export function CheckedFacts({ of, whose }: { readonly of: Checked; readonly whose: 'clinic' | 'doctor' }) {
  const licence = <LicenceLine of={of} whose={whose} />;
  const isFound = Boolean(of.licence) && Boolean(of.licence_checked_on);
  const checked = new Map(of.checks?.map(({ fact, checked_on }) => [wordFor(facts, fact, undefined), checked_on]));
  checked.delete(undefined);
  return (
    <>
      {isFound || checked.size > 0 ? (
        <>
          <h3 className="mt-5 text-small font-medium">Что мы&nbsp;проверили</h3>
          <ul className="mt-1.5 flex flex-col gap-1 text-small text-ink-2">
            {isFound && <Fact>{licence}</Fact>}
            {[...checked].map(([title, day]) => (
              <Fact key={title}>
                {title}, {calendarDay(day)}
              </Fact>
            ))}
          </ul>
        </>
      ) : null}
      {!isFound && <p className="mt-4 text-small text-ink-3">{licence}</p>}
    </>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon icon={IconCheck} size={16} className="mt-0.5 text-teal" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
