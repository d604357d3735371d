import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, useRef } from 'react';
import {
  clinicFilialTouchedVisits,
  getClinicFilialReadQueryOptions,
  useClinicFilialReadSuspense,
  useClinicFilialUpdate,
} from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import type { FilialRequest } from '#generated/models/filial-request.ts';
import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { dropDraft } from '@/shared/form/draft-storage';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useEdited } from '@/shared/form/use-edited';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Callout } from '@/shared/ui/callout';
import { MainFields, ParameterFields, PlaceFields } from './filial-fields';
import { filialFieldNames, filialRequest, filialSchema, filialValues } from './filial-schema';
import { FilialStateCard } from './filial-state-card';
import { HoursCard } from './hours-card';
import { PhotosCard } from './photos-card';
import { TouchedVisitsDialog } from './touched-visits-dialog';

const route = getRouteApi('/fo/clinic/filials/$id');

/** The form starts over after saving and after a reset. */
interface Edition {
  readonly number: number;
  readonly start: Versioned<FilialProfile>;
  readonly ended?: 'saved' | 'reset';
}

/** Everything that a clinic says about one of its filials (docs/rules.md §2, filialProfilePage). */
export function FilialProfileScreen() {
  const { id } = route.useLoaderData();
  const { data: read } = useClinicFilialReadSuspense(id);
  const [edition, setEdition] = useState<Edition>({ number: 1, start: read });
  const begin = (ended: 'saved' | 'reset', start: Versioned<FilialProfile>): void =>
    setEdition(({ number }) => ({ number: number + 1, start, ended }));
  return (
    <FilialForm
      key={edition.number}
      filial={read.data}
      start={edition.start}
      ended={edition.ended}
      onSaved={(saved) => begin('saved', saved)}
      onReset={(start) => begin('reset', start)}
    />
  );
}

/** A change that waits for a word about each visit that it touches. */
interface Undecided {
  readonly request: FilialRequest;
  readonly visits: readonly FilialTouchedVisit[];
}

interface FilialFormProps {
  readonly filial: FilialProfile;
  readonly start: Versioned<FilialProfile>;
  readonly ended: 'saved' | 'reset' | undefined;
  readonly onSaved: (saved: Versioned<FilialProfile>) => void;
  readonly onReset: (start: Versioned<FilialProfile>) => void;
}

function FilialForm({ filial, start, ended, onSaved, onReset }: FilialFormProps) {
  const mayChange = useClinicRight('profile');
  const update = useClinicFilialUpdate({ mutation: { meta: { silent: true } } });
  const [undecided, setUndecided] = useState<Undecided>();
  const client = useQueryClient();
  const edited = useEdited({
    start,
    valuesOf: ({ data }: Versioned<FilialProfile>) => filialValues(data),
    read: () => client.query({ ...getClinicFilialReadQueryOptions(filial.id), staleTime: 0, meta: { silent: true } }),
  });
  const saved = useRef<Versioned<FilialProfile>>(undefined);
  const { initial } = edited;
  const draft = `filial-${filial.id}`;
  const { form, frame, mend } = useSchemaForm({
    schema: filialSchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: async (output) => {
      const request = filialRequest(output);
      try {
        const headers = ifMatch(edited.began());
        saved.current = await update.mutateAsync({ id: filial.id, data: request, headers });
      } catch (error) {
        if (isProblem(error, 409)) setUndecided({ request, visits: await touchedBy(filial, request) });
        throw error;
      }
    },
    mend: edited.mend,
  });

  const finish = (result: Versioned<FilialProfile>): void => {
    notify.success('Данные сохранены');
    onSaved(result);
  };
  const decide = (decisions: FilialVisitDecision[], reason: string): void => {
    if (undecided === undefined) return;
    const data = { ...undecided.request, decisions, ...(reason !== '' && { reason }) };
    update.mutate(
      { id: filial.id, data, headers: ifMatch(edited.began()) },
      {
        onSuccess: finish,
        onError: async (error) => {
          // Somebody has booked meanwhile.
          if (isProblem(error, 409)) setUndecided({ ...undecided, visits: await touchedBy(filial, undecided.request) });
          const mended = await mend(error);
          if (mended === 'send') decide(decisions, reason);
          // Other hours touch other visits: the form tells of them first.
          if (mended === 'told') setUndecided(undefined);
        },
      },
    );
  };

  return (
    <FormFrame
      {...frame}
      initial={initial}
      send={async () => {
        await frame.send();
        if (saved.current !== undefined) finish(saved.current);
      }}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="flex flex-col gap-5 phone:gap-3"
    >
      <OthersNote others={edited.others} names={filialFieldNames} />
      {!mayChange && (
        <Callout tone="teal" icon={IconEye}>
          Только просмотр. Филиал меняет владелец и&nbsp;те, кому он&nbsp;дал право «Клиника и&nbsp;филиалы».
        </Callout>
      )}
      <fieldset disabled={!mayChange} className="grid grid-cols-2 items-start gap-5 phone:gap-3 narrow:grid-cols-1">
        <legend className="sr-only">Профиль филиала</legend>
        <div className="flex flex-col gap-5 phone:gap-3">
          <MainFields />
          <PlaceFields />
        </div>
        <div className="flex flex-col gap-5 phone:gap-3">
          <HoursCard />
          <form.AppField name="parameter_ids">{() => <ParameterFields />}</form.AppField>
          <PhotosCard filialId={filial.id} photos={filial.photos} />
          {mayChange && <FilialStateCard filial={filial} />}
        </div>
      </fieldset>
      {mayChange && (
        <SaveBar
          initial={initial}
          names={filialFieldNames}
          ended={ended}
          onReset={() => {
            // Both: a pending write of the draft would otherwise bring back what was discarded.
            form.reset(initial, { keepDefaultValues: true });
            dropDraft(draft);
            onReset(edited.began());
          }}
        />
      )}
      {undecided && (
        <TouchedVisitsDialog
          visits={undecided.visits}
          busy={update.isPending}
          failure={isProblem(update.error) && !isProblem(update.error, 409) ? problemText(update.error) : undefined}
          onDecided={decide}
          onClose={() => setUndecided(undefined)}
        />
      )}
    </FormFrame>
  );
}

/** The visits that the provider has counted, with names; none when they can't be read now. */
async function touchedBy({ id, state }: FilialProfile, request: FilialRequest): Promise<readonly FilialTouchedVisit[]> {
  const { hours, closed_on_holidays = true, holidays = [] } = request;
  return (await clinicFilialTouchedVisits(id, { state, hours, closed_on_holidays, holidays })).data;
}
