import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import {
  getMedicalCardReadQueryOptions,
  useMedicalCardReadSuspense,
  useMedicalCardUpdate,
} from '#generated/api/patient-medical-card/patient-medical-card.ts';
import type { MedicalCard } from '#generated/models/medical-card.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { lowerFirst } from '@/shared/format/letter-case';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { bloodTypeLabels, rhFactorLabels, rhFactorNames } from './blood-labels';
import { CardPersonName } from './card-owner';
import { cardParams, cardSearch, type CardPerson } from './card-person';
import { cardFieldNames, cardSchema, typedCard } from './card-schema';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/update');

/** Form for blood group, height and weight (docs/rules.md §2, patientMedicalCardUpdate). */
export function UpdateCardScreen() {
  const { person } = route.useSearch();
  const { data: read } = useMedicalCardReadSuspense(cardParams(person));
  return (
    <>
      <BackLink to="/fo/patient/medical-card" search={cardSearch(person)}>
        Медкарта
      </BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <CardPersonName person={person} />
      <CardForm key={person ?? 'self'} start={read} person={person} />
    </>
  );
}

const bloodTypes = Object.entries(bloodTypeLabels).map(([value, label]) => ({ value, label }));
const rhFactors = [
  { value: 'positive', label: `${rhFactorLabels.positive}, ${lowerFirst(rhFactorNames.positive)}` },
  { value: 'negative', label: `${rhFactorLabels.negative}, ${lowerFirst(rhFactorNames.negative)}` },
];
const unknown = { value: '', label: 'Не\u00A0знаю' };

/** Form of the medical data. All fields are optional, so that users don't invent values. */
function CardForm({ start, person }: { start: Versioned<MedicalCard>; person: CardPerson }) {
  const client = useQueryClient();
  const update = useWrite(useMedicalCardUpdate(), {
    done: 'Данные сохранены',
    next: () => linkOptions({ to: '/fo/patient/medical-card', search: cardSearch(person) }),
  });
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<MedicalCard>) => typedCard(data),
    read: () =>
      client.query({ ...getMedicalCardReadQueryOptions(cardParams(person)), staleTime: 0, meta: { silent: true } }),
  });
  const { form, frame } = useSchemaForm({
    schema: cardSchema,
    defaultValues: edited.initial,
    // Each person has a draft of their own, because a child's values must not appear in the
    // mother's card.
    draft: { name: person === undefined ? 'medical-card' : `medical-card-${person}` },
    submit: (data) => update.ask({ data, params: cardParams(person), headers: ifMatch(edited.began()) }),
    mend: edited.mend,
  });

  return (
    <FormFrame
      {...frame}
      initial={edited.initial}
      guard={UnsavedGuard}
      className="mt-5 flex flex-col gap-6 phone:gap-3"
    >
      <OthersNote others={edited.others} names={cardFieldNames} />
      <DraftNote initial={frame.initial} />
      <Card className="flex flex-col gap-5">
        <form.AppField name="blood_type">
          {(field) => (
            <field.RadioField
              label="Группа крови"
              className="flex flex-wrap gap-x-6"
              options={[...bloodTypes, unknown]}
            />
          )}
        </form.AppField>
        <form.AppField name="rh_factor">
          {(field) => (
            <field.RadioField
              label="Резус-фактор"
              className="flex flex-wrap gap-x-6"
              options={[...rhFactors, unknown]}
            />
          )}
        </form.AppField>
        <div className="grid grid-cols-2 gap-4">
          <form.AppField name="height">
            {(field) => <field.TextField label="Рост, см" inputMode="numeric" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="weight">
            {(field) => <field.TextField label="Вес, кг" inputMode="decimal" autoComplete="off" />}
          </form.AppField>
        </div>
        <p className="text-small text-ink-3">
          Чего не&nbsp;знаете, оставьте пустым. Прежние рост и&nbsp;вес сохранятся: по&nbsp;ним видно, как они меняются.
        </p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy="Сохраняем">Сохранить</SubmitButton>
          <ButtonLink to="/fo/patient/medical-card" search={cardSearch(person)}>
            Не менять
          </ButtonLink>
        </div>
      </Card>
    </FormFrame>
  );
}
