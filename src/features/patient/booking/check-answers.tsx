import { Link, type LinkProps } from '@tanstack/react-router';
import { useState, useId } from 'react';
import type { BookedService as BookedAnalysis } from '#generated/models/booked-service.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { payText } from '@/domain/service/funding-text';
import { groupByKind } from '@/domain/service/service-groups';
import { formatWords } from '@/domain/visit/visit-format';
import { preparationSteps } from '@/domain/visit/visit-text';
import { windowClock } from '@/domain/visit/visit-where';
import { duration } from '@/shared/format/duration';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { weekdayDateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { RadioCard } from '@/shared/ui/fields/radio';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
import { useIsPhone } from '@/shared/ui/use-is-phone';

export type BookedService = Pick<
  DoctorService,
  'service' | 'price' | 'duration_minutes' | 'funding' | 'needs_referral'
>;

/** The filial, with the rules of its clinic. */
export type BookingPlace = Pick<
  DoctorClinic,
  | 'id'
  | 'title'
  | 'clinic_legal_name'
  | 'city'
  | 'address'
  | 'directions'
  | 'phone'
  | 'book_ahead_hours'
  | 'cancel_ahead_hours'
> &
  Partial<Pick<DoctorClinic, 'arrival_window_minutes' | 'payment_methods'>>;

/** The chosen service, place and time with all data that the booking page shows. */
export interface BookingOffer {
  /** The doctor; null if the filial takes a sample without a doctor. */
  readonly doctor: DoctorFull | null;
  readonly link: BookedService;
  /** The analyses, if the visit is for several. `link` is then one service for all of them. */
  readonly together?: readonly BookedAnalysis[];
  /** Other services of the doctor in the same filial. */
  readonly services: readonly DoctorService[];
  readonly place: BookingPlace;
  readonly hasOtherPlaces: boolean;
  /** When the result of an analysis is ready: «Результат через 1 рабочий день». */
  readonly ready?: string;
}

/** Notes on visits outside the clinic, by format. */
const formatNotes: Readonly<Record<string, string>> = {
  online: 'Ссылка появится в\u00A0визите за\u00A010\u00A0минут до\u00A0начала и\u00A0придёт на\u00A0почту',
  home: 'Врач приедет по\u00A0адресу, который вы укажете ниже',
};

const MINUTE_MS = 60_000;

interface CheckAnswersProps {
  offer: BookingOffer;
  startsAt: string;
  /** Opens the choice of a service; undefined if the doctor has no other service in this filial. */
  onChangeService: (() => void) | undefined;
  onChangeTime: () => void;
  /**
   * Link to the previous page, where the user can choose another filial; undefined if there is no
   * other filial.
   */
  otherClinic: Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;
}

/** Summary of the choices so far. Each choice has a button or link that changes it. */
export function CheckAnswers({ offer, startsAt, onChangeService, onChangeTime, otherClinic }: CheckAnswersProps) {
  const { doctor, link, together, place, ready } = offer;
  const changeButton = (what: string, onClick: () => void) => (
    <button type="button" className="link" aria-label={`Изменить: ${what}`} onClick={onClick}>
      Изменить
    </button>
  );
  const changeClinic = otherClinic && (
    <Link {...otherClinic} className="link" aria-label="Изменить: клиника">
      Изменить
    </Link>
  );
  const { format } = link.service;
  const toMind = preparationSteps({ doctor, preparation: link.service.preparation ?? [] });
  const latest = epoch(startsAt) + (place.arrival_window_minutes ?? 0) * MINUTE_MS;
  const isPhone = useIsPhone();
  return (
    <Card>
      <h2 className="sr-only">Что вы выбрали</h2>
      <SummaryList>
        {doctor && (
          <SummaryRow label="Врач">
            <div className="flex items-center gap-3">
              <Avatar
                id={doctor.id}
                name={`${doctor.second_name} ${doctor.first_name}`}
                src={doctor.avatar}
                size={isPhone ? 40 : 48}
              />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{fullName(doctor)}</p>
                <p className="text-small text-ink-3">{specialisationLine(doctor)}</p>
              </div>
            </div>
          </SummaryRow>
        )}
        <SummaryRow
          label={doctor ? 'Услуга' : together ? 'Анализы' : 'Анализ'}
          note={doctor ? duration(link.duration_minutes) : ready}
          action={
            together ? (
              <Link
                to="/analyses"
                search={{ analyses: together.map(({ service_id }) => service_id) }}
                className="link"
                aria-label="Изменить: анализы"
              >
                Изменить
              </Link>
            ) : (
              onChangeService && changeButton('услуга', onChangeService)
            )
          }
        >
          {together ? (
            <ul>
              {together.map(({ service_id, service_title }) => (
                <li key={service_id}>{typeset(service_title)}</li>
              ))}
            </ul>
          ) : (
            link.service.title
          )}
        </SummaryRow>
        <SummaryRow label="Дата и&nbsp;время" action={changeButton('дата и время', onChangeTime)}>
          {weekdayDateTime(startsAt, format === 'home' ? windowClock(startsAt, latest) : undefined)}
        </SummaryRow>
        {format === 'clinic' ? (
          <SummaryRow
            label="Где"
            note={[place.city, place.address, place.directions].filter(Boolean).join(', ')}
            action={changeClinic}
          >
            {place.title}
          </SummaryRow>
        ) : (
          <>
            <SummaryRow label="Где" note={formatNotes[format]}>
              {formatWords(format).title}
            </SummaryRow>
            <SummaryRow label="Клиника" action={changeClinic}>
              {place.title}
            </SummaryRow>
          </>
        )}
        {toMind.length > 0 && (
          <SummaryRow label="Как подготовиться">
            <ul className="flex flex-col gap-1">
              {toMind.map((line) => (
                <li key={line}>{typeset(line)}</li>
              ))}
            </ul>
          </SummaryRow>
        )}
      </SummaryList>
    </Card>
  );
}

interface ServiceSheetProps {
  /** The doctor's services in the same filial. */
  services: readonly DoctorService[];
  /** Id of the selected service. */
  value: number;
  onChoose: (serviceId: number) => void;
  onClose: () => void;
}

/**
 * Sheet that changes the service (first visit, repeat visit or another service). The time and the
 * form values stay.
 */
export function ServiceSheet({ services, value, onChoose, onClose }: ServiceSheetProps) {
  const name = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <Sheet
      title="Другая услуга"
      onClose={onClose}
      primary={
        <Button variant="primary" onClick={() => onChoose(chosen)}>
          Выбрать
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {groupByKind(services).map(({ kind, title, services: links }) => (
          <ChoiceGroup key={kind} legend={title} className="flex flex-col gap-2">
            {links.map(({ id, service, duration_minutes: minutes, ...link }) => (
              <RadioCard
                key={id}
                name={name}
                value={service.id}
                checked={service.id === chosen}
                data-autofocus={service.id === value || undefined}
                onChange={() => setChosen(service.id)}
                title={typeset(service.title)}
                note={`${duration(minutes)}, ${lowerFirst(payText(link))}`}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </Sheet>
  );
}
