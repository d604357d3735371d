import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { KnownByPhone, MOST_BY_PHONE } from '@/domain/person/known-by-phone';
import { NewClientFields } from '@/domain/person/new-client-fields';
import { newClientSchema, noTypedClient, typedClient } from '@/domain/person/typed-client';
import type { Problem } from '@/shared/api/problem';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useToSubmit } from '@/shared/form/form-frame';
import { useBoundField } from '@/shared/form/use-bound-field';
import { yearsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { phoneOf } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { SectionFailure } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { type KnownPerson, nextVisitAt, type PeopleDesk, type PersonAnswer } from './people-desk';
import { PersonPicker } from './person-picker';

const MISSING = 'Найдите, кого записать, или впишите нового';

/** Default form values of a caller. The caller is a known or a new person. */
export const callerDefaults = { kind: 'known' as 'known' | 'new', client_id: '', new_client: noTypedClient };

/** Converts the caller to `who` of the contract. */
export const callerSchema = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('known'),
      client_id: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, MISSING), v.transform(Number)),
      new_client: v.any(),
    }),
    v.object({ kind: v.literal('new'), client_id: v.any(), new_client: newClientSchema }),
  ]),
  v.transform((caller) => ({
    who: caller.kind === 'known' ? { client_id: caller.client_id } : { new_client: caller.new_client },
  })),
);

interface CallerFieldsProps {
  readonly people: PeopleDesk;
  /** The person of the visit, if already known; can't be changed in the form. */
  readonly fixed?: KnownPerson | undefined;
  /**
   * Whether all other fields are set. Then the choice of a person moves focus to the submit button.
   */
  readonly isLast?: boolean;
}

/** Form fields for the caller, who is found by name or phone, or added. Requires `callerSchema`. */
export function CallerFields({ people, fixed, isLast = false }: CallerFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: callerDefaults });
  const kind = useStore(form.store, ({ values }) => values.kind);
  const id = useStore(form.store, ({ values }) => values.client_id);
  const [found, setFound] = useState(fixed);
  const isFound = found !== undefined && String(found.id) === id;
  const read = useQuery<PersonAnswer, Problem, KnownPerson | undefined>({
    ...people.person(Number(id)),
    enabled: id !== '' && !isFound,
    meta: { silent: true },
    select: ({ data }) => data.summary ?? data.patient,
  });
  const toSubmit = useToSubmit();
  const choose = (person: KnownPerson) => {
    setFound(person);
    form.setFieldValue('kind', 'known');
    form.setFieldValue('client_id', String(person.id));
    if (isLast) toSubmit();
  };
  if (kind === 'new') {
    return <NewCaller people={people} onKnown={choose} onBack={() => form.setFieldValue('kind', 'known')} />;
  }
  return (
    <form.AppField
      name="client_id"
      // If the request for the person failed, the form can't be sent, because the user doesn't see
      // who the person is.
      validators={{ onDynamic: () => (read.isError ? MISSING : undefined) }}
    >
      {() => (
        <>
          <SectionFailure query={read} what={`${lowerFirst(people.one)}а`} />
          <KnownCaller
            people={people}
            person={isFound ? found : read.data}
            isAwaited={read.isLoading}
            isFixed={fixed !== undefined}
            onChoose={choose}
            onAdd={(text) => {
              form.setFieldValue('kind', 'new');
              form.setFieldValue('new_client', typedClient(text));
            }}
          />
        </>
      )}
    </form.AppField>
  );
}

interface KnownCallerProps {
  readonly people: PeopleDesk;
  readonly person: KnownPerson | undefined;
  readonly isAwaited: boolean;
  readonly isFixed: boolean;
  readonly onChoose: (person: KnownPerson) => void;
  readonly onAdd: (typed: string) => void;
}

function KnownCaller({ people, person, isAwaited, isFixed, onChoose, onAdd }: KnownCallerProps) {
  const { id, error, change } = useBoundField<string>(people.one);
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      {person || isAwaited ? (
        <div
          role="group"
          id={id}
          tabIndex={-1}
          // The group takes focus instead of the button «Другой …»: Enter must not remove the
          // person who is already chosen.
          data-autofocus
          aria-label={people.one}
          aria-describedby={errorId}
          aria-busy={isAwaited}
          className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-note bg-canvas px-4 py-3 outline-none"
        >
          {person && <PersonFacts person={person} />}
          {!isFixed && (
            <Button variant="quiet" size="small" className="ml-auto phone:-ml-2" onClick={() => change('')}>
              Другой {lowerFirst(people.one)}
            </Button>
          )}
        </div>
      ) : (
        <PersonPicker people={people} id={id} errorId={errorId} autoFocus onChoose={onChoose} onAdd={onAdd} />
      )}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function PersonFacts({ person }: { readonly person: KnownPerson }) {
  const { full_name, age, phone, next_visit } = person;
  const next = nextVisitAt(person);
  return (
    <p className="min-w-0 flex-1 basis-48">
      <span className="block font-medium wrap-anywhere">{full_name}</span>
      <span className="text-small text-ink-2">
        {[age === null ? null : yearsCount(age), phone].filter((part) => part !== null).join(', ')}
      </span>
      {/* The person's next visit is shown, so that the person isn't booked twice. */}
      {next !== null && (
        <span className="block text-small text-ink-2">
          Уже есть запись: {dateTime(next)}
          {next_visit?.doctor && `, ${next_visit.doctor}`}
        </span>
      )}
    </p>
  );
}

interface NewCallerProps {
  readonly people: PeopleDesk;
  readonly onKnown: (person: KnownPerson) => void;
  readonly onBack: () => void;
}

function NewCaller({ people, onKnown, onBack }: NewCallerProps) {
  const form = useTypedAppFormContext({ defaultValues: callerDefaults });
  const phone = useStore(form.store, ({ values }) => phoneOf(values.new_client.phone));
  const { data } = useQuery({
    ...people.found(phone ?? '', MOST_BY_PHONE),
    enabled: phone !== undefined,
    meta: { silent: true },
  });
  return (
    <div className="rounded-note bg-canvas p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-title">Новый {lowerFirst(people.one)}</h3>
        <Button variant="quiet" size="small" onClick={onBack}>
          Найти другого
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <NewClientFields birthdayHint="Спросите, если записывают ребёнка" autoFocus />
        <KnownByPhone known={data?.data ?? []} onChoose={onKnown} />
      </div>
    </div>
  );
}
