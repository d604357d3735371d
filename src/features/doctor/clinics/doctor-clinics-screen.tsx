import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useDoctorClinicBindingListSuspense } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { OwnPractice } from '@/features/readiness/readiness-steps';
import { dataOf } from '@/shared/api/load';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeading } from '@/shared/ui/page-heading';
import { AskDialog } from './ask-dialog';
import { AnsweredRow, InvitationRow, RequestRow } from './binding-rows';
import { OwnFilials } from './own-filials';

/** The doctor's filials, invitations and requests (docs/rules.md §2, doctorClinicsBinding). */
export function ClinicsScreen() {
  const { data: bindings } = useDoctorClinicBindingListSuspense({ query: { select: dataOf } });
  const [asking, setAsking] = useState(false);
  const inState = (...states: readonly ClinicBinding['state'][]) =>
    bindings.filter(({ state }) => states.includes(state));
  const active = inState('active');
  const invited = inState('invited');
  const requested = inState('requested');
  const answered = inState('declined', 'withdrawn');

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <Button variant={active.length === 0 ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          Найти клинику
        </Button>
      </div>
      <div className="mt-4 flex flex-col gap-5 phone:gap-3">
        {invited.length > 0 && (
          <Rows heading="Ждут вашего ответа">
            {invited.map((binding) => (
              <InvitationRow key={binding.id} binding={binding} />
            ))}
          </Rows>
        )}
        {active.length > 0 ? (
          <OwnFilials bindings={active} />
        ) : (
          <Card>
            <EmptyState icon={IconBuildingHospital} title="Вы пока нигде не&nbsp;принимаете">
              Пациенты найдут вас, когда вы&nbsp;начнёте принимать хотя&nbsp;бы в&nbsp;одной клинике. <OwnPractice />
            </EmptyState>
          </Card>
        )}
        {requested.length > 0 && (
          <Rows heading="Ждут ответа клиники">
            {requested.map((binding) => (
              <RequestRow key={binding.id} binding={binding} />
            ))}
          </Rows>
        )}
        {answered.length > 0 && (
          <Rows heading="Ответы">
            {answered.map((binding) => (
              <AnsweredRow key={binding.id} binding={binding} />
            ))}
          </Rows>
        )}
      </div>
      {asking && <AskDialog bindings={bindings} onClose={() => setAsking(false)} />}
    </>
  );
}

function Rows({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className="mt-2 -mb-3 divide-y divide-line">{children}</ul>
    </Card>
  );
}
