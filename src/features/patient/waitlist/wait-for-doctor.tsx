import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { usePatientProfileSuspense } from '#generated/api/patient-profile/patient-profile.ts';
import { useWaitlistCreate } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import {
  useDoctorClinicsSuspense,
  useDoctorFullSuspense,
  useDoctorServicesSuspense,
} from '#generated/api/public-doctors/public-doctors.ts';
import { payText } from '@/domain/service/funding-text';
import { dataOf } from '@/shared/api/load';
import { lowerFirst } from '@/shared/format/letter-case';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

interface WaitForDoctorProps {
  requested: { readonly doctor: string; readonly filial: number; readonly service: number };
}

/**
 * Form «Сообщить, когда появится время»: doctor, service, clinic and a button. Once it is sent, the
 * list shows the new entry.
 */
export function WaitForDoctor({ requested }: WaitForDoctorProps) {
  const { data: profile } = usePatientProfileSuspense({ query: { select: dataOf } });
  const { data: doctor } = useDoctorFullSuspense(requested.doctor, undefined, { query: { select: dataOf } });
  const { data: services } = useDoctorServicesSuspense(requested.doctor, { query: { select: dataOf } });
  const { data: clinics } = useDoctorClinicsSuspense(requested.doctor, { query: { select: dataOf } });
  const create = useWrite(useWaitlistCreate());
  const link = services.find(
    ({ filial_id, service }) => filial_id === requested.filial && service.id === requested.service,
  );
  const clinic = clinics.find(({ id }) => id === requested.filial);
  const toDoctor = {
    to: '/doctor/$slug',
    params: { slug: doctor.slug },
    search: { filial: requested.filial, service: requested.service },
  } as const;

  if (!link || !clinic) {
    return (
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          title="Такой услуги у&nbsp;врача больше нет"
          action={<ButtonLink {...toDoctor}>К странице врача</ButtonLink>}
        >
          Выберите другую услугу или другую клинику.
        </EmptyState>
      </Card>
    );
  }

  const place = { doctor_id: doctor.id, filial_id: requested.filial, service_id: requested.service };

  return (
    <Card>
      <h2 className="text-h3">Сообщить, когда появится время</h2>
      <div className="mt-4 flex gap-3">
        <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={48} />
        <div className="min-w-0">
          <p className="font-medium">{shortName(doctor)}</p>
          <p className="text-small text-ink-2">
            {link.service.title}, <span translate="no">{lowerFirst(payText(link))}</span>
          </p>
          <p className="text-small text-ink-2">{typeset(`${clinic.title}, ${clinic.address}`)}</p>
        </div>
      </div>
      <p className="mt-4 wrap-anywhere text-ink-2">
        Как только у&nbsp;врача освободится время, напишем на&nbsp;{profile.email}. Ждём четыре недели, отказаться можно
        в&nbsp;любой момент.
      </p>
      <div className="mt-4 flex flex-wrap gap-2 phone:flex-col">
        <Button variant="primary" busy={create.isSending && 'Включаем'} onClick={() => create.send({ data: place })}>
          Сообщить
        </Button>
        <ButtonLink {...toDoctor} variant="quiet">
          К&nbsp;странице врача
        </ButtonLink>
      </div>
      <WriteError of={create} />
    </Card>
  );
}
