import { useState } from 'react';
import {
  useDoctorParameterLinkCreate,
  useDoctorParameterLinkDelete,
} from '#generated/api/doctor-parameters/doctor-parameters.ts';
import { useDoctorParameterList } from '#generated/api/public-reference/public-reference.ts';
import type { DoctorParameterLink } from '#generated/models/doctor-parameter-link.ts';
import { dataOf } from '@/shared/api/load';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { ProfileSection } from './use-section';

/** The mutations share a scope, so that several fast presses are saved one after another. */
const scope = { mutation: { scope: { id: 'doctor-parameters' } } };

/** Checkboxes with facts about the doctor's practice. Each change is saved at once. */
export function ParametersSection({ links }: { readonly links: readonly DoctorParameterLink[] }) {
  const directory = useDoctorParameterList({ query: { ...shownBySection.query, select: dataOf } });
  // The state of the checkboxes that the doctor has just pressed. It is shown at once; after an
  // error the old state is shown again.
  const [asked, setAsked] = useState<Readonly<Record<number, boolean>>>({});
  const isTicked = (id: number): boolean => asked[id] ?? links.some((one) => one.parameter_id === id);
  const takeBack = (id: number, ticked: boolean) => setAsked((before) => ({ ...before, [id]: ticked }));
  const add = useWrite(useDoctorParameterLinkCreate(scope), {
    several: true,
    onFailed: (_, { data }) => takeBack(data.parameter_id, false),
  });
  const remove = useWrite(useDoctorParameterLinkDelete(scope), {
    several: true,
    onFailed: (_, { id }) => takeBack(links.find((link) => link.id === id)?.parameter_id ?? id, true),
  });
  const toggle = (id: number) => {
    const ticked = isTicked(id);
    setAsked((before) => ({ ...before, [id]: !ticked }));
    const link = links.find((one) => one.parameter_id === id);
    if (!ticked) add.send({ data: { parameter_id: id } });
    else remove.send({ id: link?.id ?? id });
  };

  return (
    <ProfileSection id="parameters" heading="Особенности приёма" note="Пациенты видят их под вашим рассказом.">
      <SectionQuery query={directory}>
        {(parameters) => (
          <fieldset className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
            <legend className="sr-only">Особенности приёма</legend>
            {parameters.map(({ id, title }) => (
              <Checkbox key={id} checked={isTicked(id)} onChange={() => toggle(id)}>
                <span className="wrap-anywhere">{title}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </SectionQuery>
      <WriteError of={[add, remove]} />
    </ProfileSection>
  );
}
