import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { changedFields } from '@/shared/form/changed-fields';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { LeaveGuard, type UnsavedGuardProps } from '@/shared/form/unsaved-guard';
import { type SchemaFormOptions, useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';

interface SectionOptions<Values extends object, Output> extends Omit<
  SchemaFormOptions<Values, Output>,
  'submit' | 'draft'
> {
  /** Rejects with the Problem of the generated mutation. */
  readonly save: (output: Output) => Promise<unknown>;
  /** What is typed, for the preview. */
  readonly onType?: (values: Values) => void;
}

/** A part of the profile that is saved by itself: a refusal of one part keeps no other from being saved. */
export function useSection<Values extends object, Output>({
  save,
  onType,
  ...options
}: SectionOptions<Values, Output>) {
  const done = useRef(false);
  const [saved, setSaved] = useState<object>(options.defaultValues);
  const { form, frame } = useSchemaForm<Values, Output>({
    ...options,
    submit: async (output) => {
      await save(output);
      done.current = true;
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const tell = useRef(onType);
  useEffect(() => {
    tell.current = onType;
  });
  useEffect(() => tell.current?.(values), [values]);

  const send = async (): Promise<void> => {
    done.current = false;
    const sent = form.state.values;
    await frame.send();
    if (!done.current) return;
    setSaved(sent);
    notify.success('Сохранено');
  };
  return { form, frame: { ...frame, send, initial: saved } };
}

interface SectionCardProps {
  readonly id: string;
  readonly heading: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the profile with its heading. */
export function ProfileSection({ id, heading, note, children }: SectionCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-20">
      <h2 id={`${id}-heading`} className="text-h3">
        {heading}
      </h2>
      {note !== undefined && <p className="mt-1 text-small text-ink-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

type Frame = Omit<ComponentProps<typeof FormFrame>, 'children' | 'className'>;

/** The form of a section: its fields, and «Сохранить» beside what is not saved yet. */
export function SectionForm({ children, ...frame }: Frame & { readonly children: ReactNode }) {
  return (
    <FormFrame {...frame} summary={false} guard={SectionGuard} failure="Не&nbsp;получилось сохранить">
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

/** A section is saved more than once: what counts is whether it differs from what was saved last. */
function SectionGuard({ form, initial, sending }: UnsavedGuardProps) {
  return (
    <LeaveGuard
      isAtStake={() => !sending.current && changedFields(initial, form.state.values as object).length > 0}
      title="Уйти и&nbsp;не&nbsp;сохранить?"
      action="Уйти без сохранения"
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
