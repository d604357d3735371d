import IconMoodKid from '@tabler/icons-react/dist/esm/icons/IconMoodKid.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from '@tanstack/react-router';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import { stored } from '@/shared/stored';
import { Callout } from '@/shared/ui/callout';

interface PatientGroupNoteProps {
  /** The patient group that the server found in the text. */
  patients: PatientGroup;
  onChoose: (patients: PatientGroup) => void;
}

/**
 * Note that the typed text has changed the patient group. It has a link to a doctor, and a button
 * to change the group back.
 */
export function PatientGroupNote({ patients, onChoose }: PatientGroupNoteProps) {
  const isChild = patients === 'children';
  return (
    <Callout tone="teal" icon={isChild ? IconMoodKid : IconUser} className="mt-4 phone:mt-2">
      <p>{isChild ? 'Показываем детских врачей.' : 'Показываем врачей для\u00A0взрослых.'}</p>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link
          to="/search"
          search={{
            category: 'doctors',
            specialisations: [isChild ? 'pediatr' : 'terapevt'],
            ...(isChild && { patients: ['children'] }),
          }}
          className="link font-medium phone:py-1"
        >
          {isChild ? 'Педиатр' : 'Терапевт'}
        </Link>
        <button
          type="button"
          onClick={() => onChoose(isChild ? 'adults' : 'children')}
          className="link font-medium phone:py-1"
        >
          {isChild ? 'Показать для\u00A0взрослого' : 'Показать для\u00A0ребёнка'}
        </button>
      </p>
    </Callout>
  );
}

const storedGroup = stored<PatientGroup>(
  'aman.symptoms-for',
  (text) => (text === 'children' ? 'children' : 'adults'),
  'adults',
);

/** The patient group last chosen on this device. */
export const rememberedPatients = storedGroup.get;

/**
 * Stores the patient group on this device. If storage is unavailable, only the URL has the group.
 */
export function rememberPatients(patients: PatientGroup): void {
  storedGroup.set(patients);
}
