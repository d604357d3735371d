import type { DoctorClinic } from '@generated/models/doctor-clinic';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { DoctorService } from '@generated/models/doctor-service';
import { Link, type LinkProps } from '@tanstack/react-router';
import { specialisationLine } from '@/features/patient/visit/visit-doctor';
import { duration } from '@/shared/format/duration';
import { fullName } from '@/shared/format/name';
import { weekdayDateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { AnswerList, AnswerRow } from '@/shared/ui/answer-list';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';

interface BookingAnswersProps {
  doctor: DoctorFull;
  link: DoctorService;
  clinic: DoctorClinic;
  startsAt: string;
  /** Where the choice is changed: the doctor's page, with the choice kept. */
  change: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

/** What has been decided so far, each with a way back. */
export function BookingAnswers({ doctor, link, clinic, startsAt, change }: BookingAnswersProps) {
  const changeLink = (what: string) => (
    <Link {...change} className="link" aria-label={`Изменить: ${what}`}>
      Изменить
    </Link>
  );
  const { preparation = [] } = link.service;
  return (
    <Card>
      <h2 className="sr-only">Что вы выбрали</h2>
      <AnswerList>
        <AnswerRow label="Врач">
          <div className="flex items-center gap-3">
            <Avatar
              id={doctor.id}
              name={`${doctor.second_name} ${doctor.first_name}`}
              src={doctor.avatar}
              size={48}
              className="phone:hidden"
            />
            <div>
              <p className="font-medium">{fullName(doctor)}</p>
              <p className="text-small text-ink-3">{specialisationLine(doctor)}</p>
            </div>
          </div>
        </AnswerRow>
        <AnswerRow label="Услуга" note={duration(link.duration_minutes)} action={changeLink('услуга')}>
          {link.service.title}
        </AnswerRow>
        <AnswerRow label="Дата и&nbsp;время" action={changeLink('дата и время')}>
          {weekdayDateTime(startsAt)}
        </AnswerRow>
        <AnswerRow
          label="Где"
          note={[clinic.city, clinic.address, clinic.directions].filter(Boolean).join(', ')}
          action={changeLink('клиника')}
        >
          {clinic.title}
        </AnswerRow>
        {preparation.length > 0 && (
          <AnswerRow label="Как подготовиться">
            <ul className="flex flex-col gap-1">
              {preparation.map((line) => (
                <li key={line}>{typeset(line)}</li>
              ))}
            </ul>
          </AnswerRow>
        )}
      </AnswerList>
    </Card>
  );
}
