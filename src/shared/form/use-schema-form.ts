import type { AnyFormApi, ValidationLogicFn } from '@tanstack/react-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GenericSchema, parse } from 'valibot';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { useAppForm } from './app-form';
import { FormNotes } from './form-context';
import { type DraftOptions, FormDraft } from './form-draft';

export interface SchemaFormOptions<Values extends object, Output> {
  /** What the fields hold → what is sent; its messages are what people read. */
  readonly schema: GenericSchema<Values, Output>;
  readonly defaultValues: NoInfer<Values>;
  /**
   * Sends. Reject with the Problem of the generated mutation: a 422 goes to its fields, anything else on top of the form.
   * What the screen deals with itself (a 409), it catches here.
   */
  readonly submit: (output: Output) => Promise<unknown>;
  /** Keeps what is typed through errors, a 401 and a reload. */
  readonly draft?: DraftOptions;
}

/** What FormFrame needs of a form. */
interface SchemaFrame<Form> {
  readonly form: Form;
  readonly notes: FormNotes;
  /** The values that are there already: what differs from them is not saved. A draft does. */
  readonly initial: object;
  readonly send: () => Promise<void>;
  readonly sending: RefObject<boolean>;
}

/** Values are checked at every change and departure; when an error shows is the field's business (use-bound-field.ts). */
export const checkAlways: ValidationLogicFn = ({ validators, form, event, runValidation }) => {
  const fn: unknown = validators?.['onDynamic'];
  const check = fn !== undefined && !event.async && event.type !== 'mount';
  // Its result is the function's, whatever the declared type says.
  return runValidation({ validators: check ? [{ fn: validators?.['onDynamic'], cause: 'dynamic' }] : [], form });
};

/** What a form over a schema is made of, before it is known which fields it can have. */
function useSchemaOptions<Values extends object, Output>(options: SchemaFormOptions<Values, Output>) {
  const [initial] = useState(options.defaultValues);
  const [draft] = useState(() => options.draft && new FormDraft(options.draft));
  const [start] = useState(() => draft?.restore(initial) ?? initial);
  const formOptions = {
    defaultValues: start,
    validationLogic: checkAlways,
    validators: { onDynamic: options.schema },
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value }: { value: Values }) => {
      await options.submit(parse(options.schema, value));
      draft?.drop();
    },
  };
  return { formOptions, draft, initial, schema: options.schema };
}

/**
 * Sends a form after checking it against the schema as it is now. The library keeps the errors of the last check, and with one
 * of them at a field it refuses to send without checking again: a form whose schema has changed since would stay shut.
 */
export async function sendChecked(form: Pick<AnyFormApi, 'validate' | 'handleSubmit'>): Promise<void> {
  await form.validate('submit');
  await form.handleSubmit();
}

/** Lets a form be sent, and says what came of it. */
function useSchemaFrame<Form extends AnyFormApi>(
  form: Form,
  {
    draft,
    initial,
    schema,
  }: { readonly draft: FormDraft | undefined; readonly initial: object; readonly schema: unknown },
): SchemaFrame<Form> {
  const [notes] = useState(() => new FormNotes());
  /** Set before anything asynchronous happens, so that a double click sends once. */
  const sending = useRef(false);

  useEffect(() => draft?.follow(form.store), [draft, form]);

  const checkedBy = useRef(schema);
  useEffect(() => {
    if (checkedBy.current === schema) return;
    checkedBy.current = schema;
    // What the schema now allows must not stay marked as wrong.
    void form.validate('change');
  }, [schema, form]);

  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    draft?.save();
    notes.forgetAll();
    try {
      await sendChecked(form);
    } catch (error) {
      notes.refuse(isProblem(error, 422) ? error.errors : {}, problemText(error));
      // A fault of ours and not of the request: the person is told the same, and it is reported.
      if (!isProblem(error)) reportError(error);
    } finally {
      sending.current = false;
    }
  };

  return { form, notes, initial, send, sending };
}

/**
 * A form over a valibot schema, with every field that there is. Returns the form (for `form.AppField`, `form.Subscribe`) and
 * what `FormFrame` needs: `<FormFrame {...frame}>…</FormFrame>`.
 */
export function useSchemaForm<Values extends object, Output>(options: SchemaFormOptions<Values, Output>) {
  const { formOptions, ...kept } = useSchemaOptions(options);
  const form = useAppForm(formOptions);
  return { form, frame: useSchemaFrame(form, kept) };
}
