import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFamilyMemberListSuspense, useFamilyMemberUpdate } from '#generated/api/patient-family/patient-family.ts';
import { dataOf } from '@/shared/api/load';
import { shortName } from '@/shared/format/name';
import { BackLink } from '@/shared/ui/back-link';
import { FamilyForm } from './family-form';
import { familyValues } from './family-schema';

const route = getRouteApi('/fo/patient/_cabinet/family/$id');

const words = {
  action: 'Сохранить',
  busy: 'Сохраняем',
  done: 'Данные сохранены',
  failure: 'Не\u00A0получилось сохранить',
};

/** What is known of one of the family, to be put right. */
export function EditFamilyMemberScreen() {
  const id = Number(route.useParams().id);
  const { data: family } = useFamilyMemberListSuspense({ query: { select: dataOf } });
  // As it was when the page opened: what is typed is compared with it, and a list that comes anew changes no field.
  const [member] = useState(() => family.find((one) => one.id === id));
  const { mutateAsync: update } = useFamilyMemberUpdate();
  if (member === undefined) return null;

  return (
    <>
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <h1 className="page-inset mt-1 text-page wrap-anywhere">{shortName(member)}</h1>
      <p className="mt-1 text-ink-2">Исправления увидят и&nbsp;клиники, куда этот человек записан.</p>
      <FamilyForm
        initial={familyValues(member)}
        draft={`family-${id}`}
        send={(data) => update({ id, data })}
        words={words}
      />
    </>
  );
}
