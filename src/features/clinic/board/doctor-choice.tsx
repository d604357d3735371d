import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useRef, useState } from 'react';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { Button, buttonClass } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { Icon } from '@/shared/ui/icon';
import { placeBeside } from '@/shared/ui/overlay/place-beside';
import type { ShownDoctors } from './shown-doctors';

/** Button «Врачи: 7 из 24» with the choice of doctors shown on the board. */
export function DoctorChoice({ doctors, shown }: { doctors: readonly BoardDoctor[]; shown: ShownDoctors }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="shrink-0 phone:hidden">
      <button ref={button} type="button" popoverTarget={id} className={cx(buttonClass({}), 'tabular')}>
        Врачи: {shown.doctors.length} из&nbsp;{doctors.length}
        <Icon icon={IconChevronDown} size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={(event) => placeBeside(event, button.current, 'left')}
        className="fixed max-h-[70dvh] w-80 overflow-y-auto rounded-note border border-line bg-white p-4 text-ink shadow-pop"
      >
        {isOpen && <DoctorChecks doctors={doctors} shown={shown} />}
      </div>
    </div>
  );
}

function DoctorChecks({ doctors, shown }: { doctors: readonly BoardDoctor[]; shown: ShownDoctors }) {
  const ids = shown.doctors.map(({ doctor }) => doctor.id);
  const toggle = (doctorId: number) =>
    shown.choose(ids.includes(doctorId) ? ids.filter((one) => one !== doctorId) : [...ids, doctorId]);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => shown.choose(null)}>
        По&nbsp;расписанию дня
      </Button>
      <Button variant="quiet" size="small" onClick={() => shown.choose(doctors.map(({ doctor }) => doctor.id))}>
        Все
      </Button>
      <ul className="mt-1">
        {doctors.map(({ doctor }) => (
          <li key={doctor.id}>
            <Checkbox checked={ids.includes(doctor.id)} onChange={() => toggle(doctor.id)}>
              {doctor.second_name} {doctor.first_name}
              <span className="block text-caption text-ink-3">{doctor.specialisations[0]?.title}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
