import IconMoodKid from '@tabler/icons-react/dist/esm/icons/IconMoodKid.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from '@tanstack/react-router';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import { stored } from '@/shared/stored';
import { Callout } from '@/shared/ui/callout';

interface SaidPatientsProps {
  /** The patients that the text is about. */
  patients: PatientGroup;
  onChoose: (patients: PatientGroup) => void;
}

/** The text has switched the group of patients: says to which, offers the doctor to begin with, and the way back. */
export function SaidPatients({ patients, onChoose }: SaidPatientsProps) {
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

const kept = stored<PatientGroup>(
  'aman.symptoms-for',
  (text) => (text === 'children' ? 'children' : 'adults'),
  'adults',
);

/** The group last chosen on this device. */
export const rememberedPatients = kept.get;

/** Where storage is forbidden or full, only the URL keeps the choice. */
export function rememberPatients(patients: PatientGroup): void {
  kept.set(patients);
}
