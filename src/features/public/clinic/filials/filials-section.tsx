import { useState } from 'react';
import { useClinicContacts, useClinicFilials } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { ContactList } from '@/domain/place/contact-list';
import { SECTIONS } from '@/features/public/clinic/sections';
import { filialsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError, SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { FilialRow } from './filial-row';

/** From so many on, a phone shows the first alone until asked: each is as high as half its screen. */
const MANY = 3;

/** Where the clinic is, when it is open there, and how to reach it. Without the contacts the filials' own phones remain. */
export function FilialsSection({ clinic }: { clinic: ClinicFull }) {
  const filials = useClinicFilials(clinic.slug, shownBySection);
  const contacts = useClinicContacts(clinic.slug, shownBySection);
  const given = contacts.data?.data ?? [];
  const [all, setAll] = useState(false);
  const common = given.filter(({ filial_id }) => filial_id === null);

  return (
    <SectionCard id="filials" heading={SECTIONS.filials.heading} count={wholeNumber(clinic.filials_count)}>
      <SectionQuery query={filials} skeleton={<RowsSkeleton rows={2} />}>
        {({ data }) => (
          <>
            <ul className="-my-5 divide-y divide-line phone:-my-4">
              {data.map((filial, index) => (
                <FilialRow
                  key={filial.id}
                  filial={filial}
                  withCity={new Set(data.map(({ city }) => city)).size > 1}
                  contacts={given.filter(({ filial_id }) => filial_id === filial.id)}
                  foldedOnPhone={!all && data.length >= MANY && index > 0}
                />
              ))}
            </ul>
            {data.length >= MANY && (
              <Button wide className="mt-4 desktop:hidden" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Свернуть' : `Показать все ${filialsCount(data.length)}`}
              </Button>
            )}
          </>
        )}
      </SectionQuery>
      {filials.data && contacts.isError && (
        <div className="mt-5 phone:mt-4">
          <SectionError error={contacts.error} busy={contacts.isFetching} onRetry={() => void contacts.refetch()} />
        </div>
      )}
      {common.length > 0 && (
        <ContactList contacts={common} className="mt-5 border-t border-line pt-5 phone:mt-4 phone:pt-4" />
      )}
    </SectionCard>
  );
}
