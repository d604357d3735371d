import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useClinicFirstTimeList } from '#generated/api/clinic-first-times/clinic-first-times.ts';
import type { ClinicFirstTime } from '#generated/models/clinic-first-time.ts';
import type { Funding } from '#generated/models/funding.ts';
import { payers, payText } from '@/domain/service/funding-text';
import { freeTimeOf } from '@/domain/service/payer-times';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { bookDefaults } from '@/features/desk/book/book-schema';
import { PayerOptions } from '@/features/desk/book/payer-options';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { minutesCount } from '@/shared/format/counts';
import { dayOf, weekdayDay } from '@/shared/format/date';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { surnameInitials } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/fields/select';
import { useToday } from '@/shared/use-now';
import type { BookingFieldsProps } from './use-booking-choice';

/** A free time with the form values that are set when the user chooses it. */
interface FreeTime {
  readonly doctorId: number;
  readonly filialId: number;
  readonly serviceId: number;
  readonly startsAt: string;
  /** The chosen payer; empty if any payer will do. */
  readonly funding: Funding | '';
}

/** Number of free times shown before «show more» is pressed. */
const FEW = 4;

interface FirstFreeProps {
  /** The filial that is searched first. */
  filialId: number;
  /** First day of the search. */
  from: string;
  /** The specialisation that is already chosen in the form. */
  asked?: { readonly slug: string; readonly title: string } | undefined;
  /** The payer that is already chosen in the form. */
  payer: Funding | undefined;
  /** Whether the search can be narrowed by payer. */
  hasPayers: boolean;
  onChoose: (chosen: FreeTime) => void;
}

/** Search for free times of all doctors in all filials. It folds when the user chooses a time. */
export function FirstFreePanel({ choice: { place, doctor, offer }, from, onChange }: BookingFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  const [open, setOpen] = useState(false);
  const take = ({ filialId, doctorId, serviceId, startsAt, funding }: FreeTime) => {
    form.setFieldValue('filial_id', String(filialId));
    form.setFieldValue('doctor_id', String(doctorId));
    form.setFieldValue('offer', String(serviceId));
    form.setFieldValue('funding', funding);
    form.setFieldValue('date', dayOf(startsAt));
    form.setFieldValue('time', startsAt);
    onChange();
    setOpen(false);
  };
  // The specialisation at first: the one chosen in the form, or else the doctor's first
  // specialisation.
  const own = doctor?.doctor.specialisations ?? [];
  const asked = own.find(({ slug }) => slug === form.state.values.specialisation) ?? own[0];
  return (
    <div className="flex flex-col gap-3">
      <Button size="small" className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        Первое свободное у&nbsp;любого врача
      </Button>
      {open && (
        <FirstFree
          filialId={place.filialId}
          from={from}
          asked={asked}
          payer={offer?.funding}
          hasPayers={place.doctors.some(({ services }) => services.some(({ funding }) => funding !== undefined))}
          onChoose={take}
        />
      )}
    </div>
  );
}

/**
 * First free times of all doctors with a specialisation or service. A press sets doctor, day and
 * time.
 */
function FirstFree({ filialId, from, asked, payer, hasPayers, onChoose }: FirstFreeProps) {
  const { filials = [] } = useDesk();
  const [place, setPlace] = useState(String(filialId));
  /**
   * Value of the select: «specialisation:kardiolog», «service:1»; empty if any specialisation is
   * searched.
   */
  const [wanted, setWanted] = useState(asked === undefined ? '' : `specialisation:${asked.slug}`);
  /**
   * Title of the selected option. It is kept because the list of another filial may lack this
   * option.
   */
  const [wantedTitle, setTitle] = useState(asked?.title ?? '');
  const [funding, setFunding] = useState<Funding | ''>(payer ?? '');
  const [kind, value] = wanted.split(':');
  const found = useClinicFirstTimeList(
    {
      date_from: from,
      ...(place !== '' && { filial_id: Number(place) }),
      ...(kind === 'specialisation' && value !== undefined && { specialisation: value }),
      ...(kind === 'service' && { service_id: Number(value) }),
      ...(funding !== '' && { funding }),
    },
    { query: { ...shownBySection.query, staleTime: 0, placeholderData: keepPreviousData } },
  );
  const titles = new Map(filials.map(({ id, title }) => [id, title]));
  const choices = found.data?.choices;
  const isOffered =
    kind === 'service'
      ? choices?.services.some(({ id }) => String(id) === value)
      : choices?.specialisations.some(({ slug }) => slug === value);
  const [isLong, setLong] = useState(false);
  return (
    <section
      aria-label="Первое свободное время"
      className="rounded-note border border-line p-4 phone:border-0 phone:p-0"
    >
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <SelectField
          label="Кто нужен"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setTitle(target.selectedOptions[0]?.text ?? '');
          }}
        >
          <option value="">Любой врач</option>
          {wanted !== '' && !isOffered && <option value={wanted}>{wantedTitle}</option>}
          <optgroup label="Специальность">
            {choices?.specialisations.map(({ slug, title }) => (
              <option key={slug} value={`specialisation:${slug}`}>
                {title}
              </option>
            ))}
          </optgroup>
          <optgroup label="Услуга">
            {choices?.services.map(({ id, title }) => (
              <option key={id} value={`service:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <SelectField label="Где" value={place} onChange={({ target }) => setPlace(target.value)}>
          <option value="">Во всех филиалах</option>
          {filials.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        {(hasPayers || funding !== '') && (
          <SelectField
            label="Кто платит"
            value={funding}
            onChange={({ target }) => setFunding(payers.find((one) => one === target.value) ?? '')}
          >
            <option value="">Неважно</option>
            <PayerOptions />
          </SelectField>
        )}
      </div>
      <div className="mt-2" aria-busy={found.isPlaceholderData}>
        <SectionQuery query={found}>
          {({ data }) =>
            data.length === 0 ? (
              <p role="status" className="py-2 text-small text-ink-2">
                На&nbsp;год вперёд {freeTimeOf(funding || undefined)} нет. Выберите другой филиал или&nbsp;услугу.
              </p>
            ) : (
              <>
                <ul aria-label="Первое свободное" className="divide-y divide-line">
                  {data.slice(0, isLong ? data.length : FEW).map((one) => (
                    <FirstFreeRow
                      key={`${one.doctor.id} ${one.filial_id}`}
                      one={one}
                      filialTitle={place === '' ? titles.get(one.filial_id) : undefined}
                      asked={kind === 'specialisation' ? value : undefined}
                      funding={funding}
                      onChoose={onChoose}
                    />
                  ))}
                </ul>
                {data.length > FEW && (
                  <Button variant="quiet" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
                    {isLong ? 'Свернуть' : `Показать ещё ${data.length - FEW}`}
                  </Button>
                )}
              </>
            )
          }
        </SectionQuery>
      </div>
    </section>
  );
}

interface FirstFreeRowProps {
  one: ClinicFirstTime;
  /** Title of the filial; undefined if all found times are in one filial. */
  filialTitle: string | undefined;
  /** Slug of the searched specialisation. */
  asked: string | undefined;
  /** The chosen payer; empty if any payer will do. */
  funding: Funding | '';
  onChoose: (chosen: FreeTime) => void;
}

function FirstFreeRow({ one, filialTitle, asked, funding, onChoose }: FirstFreeRowProps) {
  const { doctor, filial_id, offer, times } = one;
  const today = useToday();
  const [first] = times;
  const specialisation = doctor.specialisations.find(({ slug }) => slug === asked) ?? doctor.specialisations[0];
  if (first === undefined) return null;
  const name = surnameInitials(doctor);
  const day = dayOf(first) === today ? 'Сегодня' : upperFirst(weekdayDay(dayOf(first)));
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="min-w-0">
        <p className="text-small">
          <span className="font-medium">{name}</span>
          <span className="text-ink-2">, {lowerFirst(specialisation?.title ?? '')}</span>
        </p>
        <p className="text-caption wrap-anywhere text-ink-2">
          {filialTitle !== undefined && `${filialTitle}. `}
          {offer.title}, {minutesCount(offer.duration_minutes)}, {lowerFirst(payText(offer, funding || undefined))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-small text-ink-2">{day}</span>
        {times.map((startsAt) => (
          <Button
            key={startsAt}
            size="small"
            aria-label={`${name}, ${day}, ${time(startsAt)}`}
            onClick={() =>
              onChoose({ doctorId: doctor.id, filialId: filial_id, serviceId: offer.service_id, startsAt, funding })
            }
          >
            {time(startsAt)}
          </Button>
        ))}
      </div>
    </li>
  );
}
