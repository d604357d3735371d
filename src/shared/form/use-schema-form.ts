import type { AnyFormApi, ValidationLogicFn } from '@tanstack/react-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GenericSchema, parse } from 'valibot';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { useAppForm } from './app-form';
import { FormNotes } from './form-context';
import { type DraftOptions, FormDraft } from './form-draft';
import type { ResolveConflict, ConflictResolution } from './use-versioned';

/**
 * Thrown if `submit` returns `'kept'`, because TanStack Form counts a form as submitted unless
 * `onSubmit` rejects.
 */
class Kept extends Error {}

export interface SchemaFormOptions<Values extends object, Output, Answer = unknown> {
  /** Turns the values of the fields into the request. Its error texts are shown to people. */
  readonly schema: GenericSchema<Values, Output>;
  readonly defaultValues: NoInfer<Values>;
  /**
   * Sends the request. Reject with the `Problem` of the generated mutation: the errors of a 422 are
   * shown at their fields, other errors above the form. An error that the screen handles itself (a
   * 409) must be caught here. Return `'kept'` to stop without an error: the draft is kept and the
   * form stays dirty.
   */
  readonly submit: (output: Output) => Promise<Answer | 'kept'>;
  /**
   * Called after the request has succeeded and the draft is dropped. The form may restart under
   * another key.
   */
  readonly onSent?: (answer: Answer) => void;
  /** Stores the input across errors, a 401 and a reload. */
  readonly draft?: DraftOptions;
  /** Names of objects in the contract that the form leaves out of its field names: `contacts`. */
  readonly parts?: readonly string[];
  /** `mend` of `useVersioned`, if other people may change the same data meanwhile. */
  readonly mend?: ResolveConflict<NoInfer<Values>> | undefined;
}

/** Props for FormFrame. */
interface SchemaFrame<Form> {
  readonly form: Form;
  readonly notes: FormNotes;
  /** The saved values, not those of a restored draft. */
  readonly initial: object;
  readonly send: () => Promise<void>;
  readonly sending: RefObject<boolean>;
  /** Drops the draft. Call it when the user leaves and discards the input. */
  readonly forget: () => void;
}

/** Validates on every change and blur. use-bound-field.ts decides when an error is shown. */
export const checkAlways: ValidationLogicFn = ({ validators, form, event, runValidation }) => {
  const fn: unknown = validators?.['onDynamic'];
  const check = fn !== undefined && !event.async && event.type !== 'mount';
  return runValidation({ validators: check ? [{ fn: validators?.['onDynamic'], cause: 'dynamic' }] : [], form });
};

/** Options of TanStack Form. The values of the draft replace the defaults. */
function useSchemaOptions<Values extends object, Output, Answer>(options: SchemaFormOptions<Values, Output, Answer>) {
  const [initial] = useState(options.defaultValues);
  const [draft] = useState(() => options.draft && new FormDraft(options.draft));
  const [start] = useState(() => draft?.restore(initial) ?? initial);
  const formOptions = {
    defaultValues: start,
    validationLogic: checkAlways,
    validators: { onDynamic: options.schema },
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value }: { value: Values }) => {
      const answer = await options.submit(parse(options.schema, value));
      if (answer === 'kept') throw new Kept();
      draft?.drop(value);
      options.onSent?.(answer);
    },
  };
  return { formOptions, draft, initial, schema: options.schema, parts: options.parts };
}

/**
 * Validates against the current schema, then submits. Without this validation, errors of an old
 * schema would block the submit forever.
 */
export async function sendChecked(form: Pick<AnyFormApi, 'validate' | 'handleSubmit' | 'state'>): Promise<void> {
  await form.validate('submit');
  await form.handleSubmit();
  // Validate again, because a field's own validator without an error removes the schema's error of
  // that field.
  if (!form.state.isFieldsValid) await form.validate('submit');
}

/** Submits the form and stores the server's errors. */
function useSchemaFrame<Form extends AnyFormApi>(
  form: Form,
  {
    draft,
    initial,
    schema,
    parts,
    mend,
  }: {
    readonly draft: FormDraft | undefined;
    readonly initial: object;
    readonly schema: unknown;
    readonly parts: readonly string[] | undefined;
    readonly mend: (error: unknown) => Promise<ConflictResolution>;
  },
): SchemaFrame<Form> {
  const [notes] = useState(() => new FormNotes(parts));
  /** Set synchronously, so that a double click submits once. */
  const sending = useRef(false);

  useEffect(() => draft?.follow(form.store), [draft, form]);

  const checkedBy = useRef(schema);
  useEffect(() => {
    if (checkedBy.current === schema) return;
    checkedBy.current = schema;
    // A new schema may allow values that the old schema rejected.
    void form.validate('change');
  }, [schema, form]);

  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    draft?.save();
    notes.forgetAll();
    try {
      await sendChecked(form).catch(async (error: unknown) => {
        const mended = await mend(error);
        if (mended === undefined) throw error;
        if (mended === 'send') await sendChecked(form);
      });
    } catch (error) {
      if (error instanceof Kept) return;
      // The user has closed the form during an upload.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // A 409 about a value that is already taken, such as a phone, is shown at its field.
      const isAtField = isProblem(error, 409) && Object.keys(error.errors).some((name) => notes.fields.has(name));
      notes.refuse(isProblem(error, 422) || isAtField ? error.errors : {}, problemText(error));
      // This is a bug in our code, so report it. The user sees the same text as after a failed
      // request.
      if (!isProblem(error)) reportError(error);
    } finally {
      sending.current = false;
    }
  };

  return { form, notes, initial, send, sending, forget: () => draft?.drop() };
}

/**
 * Makes a form from a valibot schema. Returns the form (for `form.AppField`, `form.Subscribe`) and
 * the props of `FormFrame`: `<FormFrame {...frame}>…</FormFrame>`.
 */
export function useSchemaForm<Values extends object, Output, Answer = unknown>(
  options: SchemaFormOptions<Values, Output, Answer>,
) {
  const { formOptions, ...kept } = useSchemaOptions(options);
  const form = useAppForm(formOptions);
  const mend = async (error: unknown): Promise<ConflictResolution> =>
    options.mend?.(error, {
      values: form.state.values,
      put: (values) =>
        Object.entries(values).forEach(([name, value]) => (form as AnyFormApi).setFieldValue(name, value)),
    });
  return { form, frame: useSchemaFrame(form, { ...kept, mend }), mend };
}
