import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  getDoctorProfileInfoQueryKey,
  getDoctorProfileInfoQueryOptions,
  useDoctorProfileInfoSuspense,
} from '#generated/api/doctor-profile/doctor-profile.ts';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { changedFields } from '@/shared/form/changed-fields';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { LeaveGuard, type UnsavedGuardProps } from '@/shared/form/unsaved-guard';
import { type SchemaFormOptions, useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';

const noLists: readonly [] = [];

interface SectionOptions<Values extends object, Output> extends Omit<
  SchemaFormOptions<Values, Output>,
  'submit' | 'onSent' | 'mend' | 'defaultValues'
> {
  /** Reads the section's values from the profile. */
  readonly valuesOf: (profile: DoctorProfile) => Values;
  /** Lists of the profile that this section saves. */
  readonly lists?: readonly (keyof DoctorProfile)[];
  /** Field names, in lower case for use in a sentence. */
  readonly names: Readonly<Record<keyof Values & string, string>>;
  /**
   * Saves the section. If this fails, the promise rejects with the Problem of the generated
   * mutation.
   */
  readonly save: (output: Output, headers: ReturnType<typeof ifMatch>) => Promise<Versioned<DoctorProfile> | undefined>;
  /** Called with the unsaved values, which the preview shows. */
  readonly onType?: (values: Values) => void;
}

/**
 * Form of a profile section. Each section is saved separately, so that an error in one section
 * doesn't block the others. The version is the version of the whole profile; changes in other
 * sections are no conflict.
 */
export function useSection<Values extends object, Output>({
  save,
  onType,
  valuesOf,
  lists = noLists,
  names,
  ...options
}: SectionOptions<Values, Output>) {
  const client = useQueryClient();
  const { data: read } = useDoctorProfileInfoSuspense();
  const edited = useVersioned({
    start: read,
    valuesOf: ({ data }: Versioned<DoctorProfile>) => valuesOf(data),
    lists,
    read: () => client.query({ ...getDoctorProfileInfoQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  /**
   * Version of the profile for If-Match. If nobody has changed this section since the form was
   * opened, it is the newest version; otherwise it is the version from when the form was opened.
   */
  const base = (): Versioned<DoctorProfile> => {
    const began = edited.began();
    const newest = client.getQueryData<Versioned<DoctorProfile>>(getDoctorProfileInfoQueryKey()) ?? began;
    return changedFields(valuesOf(began.data), valuesOf(newest.data)).length === 0 ? newest : began;
  };
  const [saved, setSaved] = useState<object>(edited.initial);
  const { form, frame } = useSchemaForm<Values, Output, Values>({
    ...options,
    defaultValues: edited.initial,
    submit: async (output): Promise<Values> => {
      const sent: Values = form.state.values;
      const answer = await save(output, ifMatch(base()));
      if (answer !== undefined) edited.begin(answer);
      return sent;
    },
    onSent: (sent) => {
      setSaved(sent);
      notify.success('Сохранено');
    },
    mend: async (refusal, fields) => {
      const mended = await edited.mend(refusal, fields);
      if (mended === 'explained') setSaved(valuesOf(edited.began().data));
      return mended;
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const tell = useRef(onType);
  useEffect(() => {
    tell.current = onType;
  });
  useEffect(() => tell.current?.(values), [values]);

  const note = <OthersNote others={edited.others} names={names} />;
  return { form, frame: { ...frame, initial: saved, note } };
}

interface SectionCardProps {
  readonly id: string;
  readonly heading: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function ProfileSection({ id, heading, note, children }: SectionCardProps) {
  return (
    <Card id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="scroll-mt-12">
      <h2 id={`${id}-heading`} className="text-h3">
        {heading}
      </h2>
      {note !== undefined && <p className="mt-1 text-small text-ink-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** Props of the form, returned by `useSection`. */
export interface SectionFrame extends Omit<ComponentProps<typeof FormFrame>, 'className'> {
  /** Note about changes that someone else has made meanwhile. */
  readonly note: ReactNode;
}

/** Form of a section with the button «Сохранить» and a note about unsaved changes. */
export function SectionForm({ children, note, ...frame }: SectionFrame) {
  return (
    <FormFrame {...frame} summary={false} guard={SectionGuard} failure="Не&nbsp;получилось сохранить">
      <div className="mb-4 empty:hidden">{note}</div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">{children}</div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton variant="secondary" busy="Сохраняем">
          Сохранить
        </SubmitButton>
        <Unsaved form={frame.form} initial={frame.initial} />
      </div>
    </FormFrame>
  );
}

/**
 * Asks before unsaved changes are lost. Changes are those since the last save, because a section
 * can be saved several times.
 */
function SectionGuard({ form, initial, sending, forget }: UnsavedGuardProps) {
  return (
    <LeaveGuard
      isAtStake={() => !sending.current && changedFields(initial, form.state.values as object).length > 0}
      title="Уйти и&nbsp;не&nbsp;сохранить?"
      action="Уйти без сохранения"
      onLeave={forget}
    >
      То, что вы&nbsp;изменили в&nbsp;профиле, не&nbsp;отправлено.
    </LeaveGuard>
  );
}

function Unsaved({ form, initial }: { readonly form: AnyFormApi; readonly initial: object }) {
  const changed = useStore(form.store, ({ values }) => changedFields(initial, values as object).length > 0);
  return (
    <p role="status" className="text-small font-medium text-amber-ink">
      {changed && 'Есть несохранённые изменения'}
    </p>
  );
}
