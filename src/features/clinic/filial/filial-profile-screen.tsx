import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  getClinicFilialReadQueryOptions,
  useClinicFilialReadSuspense,
  useClinicFilialUpdate,
} from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { SectionBoundary } from '@/shared/section/section-boundary';
import { Callout } from '@/shared/ui/callout';
import { useWrite } from '@/shared/write/use-write';
import { MainFields, ParameterFields, PaymentCard, PlaceFields } from './filial-fields';
import { filialFieldNames, filialRequest, filialSchema, filialValues } from './filial-schema';
import { FilialStateCard } from './filial-state-card';
import { HoursCard } from './hours-card';
import { PhotosCard } from './photos-card';
import { touchedByFilial } from './touched-filial';

const route = getRouteApi('/fo/clinic/filials/$id');
const touchedDialog = lazyModule(() => import('@/features/desk/schedule-change/touched-dialog'));
const AT_THAT_TIME = 'В\u00A0это время филиал будет закрыт.';

/** Form for a filial's public profile (docs/rules.md §2, filialProfilePage). */
export function FilialProfileScreen() {
  const { id } = route.useLoaderData();
  const query = useClinicFilialReadSuspense(id);
  return (
    <SectionBoundary query={query} what="профиль филиала">
      <FilialEditions key={id} read={query.data} />
    </SectionBoundary>
  );
}

function FilialEditions({ read }: { read: Versioned<FilialProfile> }) {
  const { number, props } = useEditions(read);
  return <FilialForm key={number} filial={read.data} {...props} />;
}

interface FilialFormProps extends EditionProps<Versioned<FilialProfile>> {
  readonly filial: FilialProfile;
}

function FilialForm({ filial, start, ended, onSaved, onReset }: FilialFormProps) {
  const mayChange = useClinicRight('profile');
  const update = useWrite(useClinicFilialUpdate(), { done: 'Данные сохранены' });
  const { begin, dialog } = useTouchedVisits();
  const touchedPart = useLazyModule(touchedDialog, dialog !== undefined);
  const client = useQueryClient();
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<FilialProfile>) => filialValues(data),
    read: () => client.query({ ...getClinicFilialReadQueryOptions(filial.id), staleTime: 0, meta: { silent: true } }),
    isOnlyShown: !mayChange,
  });
  const { initial } = edited;
  const draft = `filial-${filial.id}`;
  const { form, frame, mend } = useSchemaForm({
    schema: filialSchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: (output): Promise<unknown> => {
      const isOtherWeek = JSON.stringify(form.state.values.hours) !== JSON.stringify(initial.hours);
      // If the hours are unchanged, the start day isn't sent.
      const request = { ...filialRequest(output), hours_from: isOtherWeek ? output.hours_from : null };
      const { hours_from } = request;
      const { hours, closed_on_holidays, holidays } = output;
      let saved = start;
      return begin({
        subject: AT_THAT_TIME,
        isAway: false,
        isFilial: true,
        draft,
        patientText: { without: undefined },
        touched: async () => {
          const week = { state: filial.state, hours, hours_from, closed_on_holidays, holidays };
          const touched = await touchedByFilial(filial.id, week);
          // If the dialog's code can't be loaded, the form shows the error.
          if (touched.length > 0) await touchedDialog.load();
          return touched;
        },
        save: async ({ decisions, told_reason: reason }) => {
          const data = { ...request, decisions, ...(reason !== undefined && { reason }) };
          saved = await update.ask({ id: filial.id, data, headers: ifMatch(edited.began()) });
        },
        mend,
        onSaved: () => {
          frame.forget();
          onSaved(saved);
        },
      });
    },
    mend: edited.mend,
  });

  return (
    <>
      {/* For a draft, the top of the page lists what is missing. */}
      {mayChange && filial.state === 'draft' && (
        <div className="mb-5 phone:mb-3">
          <FilialStateCard filial={filial} />
        </div>
      )}
      <FormFrame
        {...frame}
        initial={initial}
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
            <HoursCard filial={filial} />
            <form.AppField name="parameter_ids">{() => <ParameterFields />}</form.AppField>
            <PaymentCard />
            <PhotosCard filialId={filial.id} photos={filial.photos} />
            {mayChange && filial.state !== 'draft' && <FilialStateCard filial={filial} />}
          </div>
        </fieldset>
        {mayChange && (
          <SaveBar edited={edited} names={filialFieldNames} ended={ended} forget={frame.forget} onReset={onReset} />
        )}
        {dialog && touchedPart && <touchedPart.TouchedDialog {...dialog} />}
      </FormFrame>
    </>
  );
}
