import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconFlaskOff from '@tabler/icons-react/dist/esm/icons/IconFlaskOff.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { SamplingChoiceMeta } from '#generated/models/sampling-choice-meta.ts';
import type { SamplingChoice } from '#generated/models/sampling-choice.ts';
import { clashing, clashText } from '@/domain/service/clashing-analyses';
import { appointmentPhrase, readyPhrase } from '@/domain/service/offer-text';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon, type IconComponent } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { Price } from '@/shared/ui/price-tag';
import { useToday } from '@/shared/use-now';

interface PlaceChoicesProps {
  choices: readonly SamplingChoice[];
  meta: SamplingChoiceMeta;
  /** The searched area: «в Алматы», «в этом районе». */
  where: string;
  /** Advice if no filial takes the analyses. */
  elsewhere: string;
  /** Returns the search params for another page of the list. */
  linkOf: (page: number) => { analyses: number[]; district: string | undefined; page: number };
}

/** Two lists: filials that take all of the analyses, then filials that take only some of them. */
export function PlaceChoices({ choices, meta, where, elsewhere, linkOf }: PlaceChoicesProps) {
  const whole = choices.filter(({ missing_service_ids: { length } }) => length === 0);
  const partly = choices.filter(({ missing_service_ids: { length } }) => length > 0);
  // Looks for a clash in each filial: a filial that takes only some of the analyses may take no
  // two that clash.
  const isClash = choices.some((choice) => clashing(takenAt(choice, meta)).length > 0);
  return (
    <>
      {isClash && (
        <Callout tone="amber" icon={IconInfoCircle} className="mb-4">
          {clashText(clashing(meta.services))}. Уберите лишние, чтобы выбрать время.
        </Callout>
      )}
      {meta.complete === 0 && (
        <Callout tone="amber" icon={IconInfoCircle} className="mb-4">
          {meta.total === 0
            ? `Этих анализов ${where} не\u00A0берут. ${elsewhere}.`
            : `Все вместе ${where} не\u00A0берут. Ниже те, кто берёт больше других.`}
        </Callout>
      )}
      <Choices choices={whole} meta={meta} />
      {partly.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-h3 phone:px-1">Берут не&nbsp;все анализы</h2>
          <Choices choices={partly} meta={meta} />
        </>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        className="mt-8 phone:mt-5"
        renderLink={({ page, ...link }) => <Link {...link} to="/analyses" search={linkOf(page)} />}
      />
    </>
  );
}

interface ChoicesProps {
  choices: readonly SamplingChoice[];
  meta: SamplingChoiceMeta;
}

function Choices({ choices, meta }: ChoicesProps) {
  return (
    <ul className="flex flex-col gap-4 phone:gap-3">
      {choices.map((choice) => (
        <li key={choice.place.id}>
          <PlaceChoice choice={choice} meta={meta} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceChoiceProps {
  choice: SamplingChoice;
  meta: SamplingChoiceMeta;
}

/** The requested analyses that the filial takes. */
function takenAt({ missing_service_ids: missing }: SamplingChoice, { services }: SamplingChoiceMeta) {
  return services.filter(({ id }) => !missing.includes(id));
}

/** A filial with the total price, how it takes samples, and when the last result is ready. */
function PlaceChoice({ choice, meta }: PlaceChoiceProps) {
  const { place, missing_service_ids: missing } = choice;
  const { services } = meta;
  const today = useToday();
  const titleId = useId();
  const together = takenAt(choice, meta);
  const taken = together.map(({ id }) => id);
  const lacks = services.filter(({ id }) => missing.includes(id)).map(({ title }) => title);
  const clinic = place.clinic_title === place.title ? null : place.clinic_title;
  const byTime = place.appointment === 'filial';
  const ready = readyPhrase(place.ready_in_workdays, taken.length > 1);
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
          <h3 id={titleId} className="text-title">
            {typeset(place.title)}
          </h3>
          <p className="text-small text-ink-2">
            {typeset([clinic, place.district, place.address].filter(Boolean).join(', '))}
          </p>
        </div>
        <p className="text-h3">
          <Price of={place.price} />
          {lacks.length > 0 && (
            <span className="block text-small font-normal text-ink-2">
              за&nbsp;{taken.length} из&nbsp;{services.length}
            </span>
          )}
        </p>
      </div>
      <ul className="flex flex-col gap-1.5 text-small">
        <Line icon={IconCalendarEvent}>
          {appointmentPhrase(place.appointment, 'analysis', place.hours, { startsAt: place.nearest_starts_at, today })}
        </Line>
        {ready !== '' && <Line icon={IconClipboardCheck}>{ready}</Line>}
        {lacks.length > 0 && (
          <Line icon={IconFlaskOff}>
            <strong className="font-medium text-amber-ink">Не&nbsp;берут: {lacks.map(typeset).join(', ')}</strong>
          </Line>
        )}
      </ul>
      {clashing(together).length > 0 ? (
        <p className="text-small text-ink-2">За&nbsp;один визит эти анализы не&nbsp;сдать</p>
      ) : (
        <ButtonLink
          variant={lacks.length === 0 && byTime ? 'primary' : 'secondary'}
          to="/clinic/$slug/sampling"
          params={{ slug: place.clinic_slug }}
          search={{ service: taken[0], analyses: taken.length > 1 ? taken : undefined, filial: place.id }}
          className="phone:w-full desktop:self-start"
        >
          {byTime ? 'Выбрать время' : 'Как сдать'}
          {lacks.length > 0 && `${byTime ? ' для' : ''}\u00A0${taken.length}\u00A0из\u00A0${services.length}`}
          <span className="sr-only">: {place.title}</span>
        </ButtonLink>
      )}
    </Card>
  );
}

function Line({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon icon={icon} size={18} className="mt-px text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
