import { useFamilyMemberCreate } from '#generated/api/patient-family/patient-family.ts';
import { BackLink } from '@/shared/ui/back-link';
import { FamilyForm } from './family-form';
import { familyDefaults, newMemberDraft } from './family-schema';

const words = {
  action: 'Добавить',
  busy: 'Добавляем',
  done: 'Близкий добавлен',
  failure: 'Не\u00A0получилось добавить',
};

/** Somebody new in the family. */
export function AddFamilyMemberScreen() {
  const { mutateAsync: create } = useFamilyMemberCreate();
  return (
    <>
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <h1 className="page-inset mt-1 text-page">Добавить близкого</h1>
      <p className="mt-1 text-ink-2">
        Как в&nbsp;документе: по&nbsp;имени и&nbsp;дате рождения клиника узнаёт пациента.
      </p>
      <FamilyForm initial={familyDefaults} draft={newMemberDraft} send={(data) => create({ data })} words={words} />
    </>
  );
}
