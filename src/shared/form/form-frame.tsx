import { type AnyFormApi, useStore } from '@tanstack/react-form';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  createContext,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { InForm } from '@/shared/ui/overlay/in-form';
import { watchPointer } from './after-pointer-up';
import { ErrorSummary, stillWrong, type SummaryLine, summaryLines, summaryTitle } from './error-summary';
import { formContext, type FormNotes, FormNotesContext, useFormContext, useRefusal } from './form-context';
import type { UnsavedGuardProps } from './unsaved-guard';

/** Id of the form element, for submit buttons outside of it, such as in a dialog's footer. */
const FormId = createContext<string | undefined>(undefined);

interface FormFrameProps {
  readonly form: AnyFormApi;
  readonly notes: FormNotes;
  readonly initial: object;
  readonly send: () => Promise<void>;
  readonly sending: RefObject<boolean>;
  readonly forget: () => void;
  /**
   * Lists all errors above a long form. If it is not set, submitting focuses the first wrong field.
   */
  readonly summary?: boolean;
  /** Title of the summary if an error belongs to no field: «Не получилось войти». */
  readonly failure?: string;
  /**
   * Buttons or links that help to resolve an error without a field, such as a link to another slot.
   */
  readonly wayOut?: ReactNode;
  /**
   * `UnsavedGuard` asks before leaving with unsaved changes. It is a prop, so that short forms do
   * not load it.
   */
  readonly guard?: ComponentType<UnsavedGuardProps> | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The `<form>` element of `useSchemaForm`: submits the values and shows the errors. */
export function FormFrame({
  form,
  notes,
  initial,
  send,
  sending,
  forget,
  summary = true,
  failure,
  wayOut,
  guard: Guard,
  className,
  children,
}: FormFrameProps) {
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const id = useId();
  const attempt = useStore(form.store, (state) => state.submissionAttempts);

  useEffect(watchPointer, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (sending.current) return;
    await send();
    const found = summaryLines(form, notes);
    // Render the errors before the summary is focused.
    flushSync(() => setLines(found));
    const [first] = found;
    if (!summary && first?.fieldId !== undefined) document.getElementById(first.fieldId)?.focus();
  };

  // Re-renders on input, so that fixed errors leave the summary at once.
  useStore(form.store, (state) => state.errors);
  useRefusal(notes);
  const left = lines.length === 0 ? lines : stillWrong(lines, summaryLines(form, notes));
  const shown = summary ? left : left.filter((line) => line.fieldId === undefined);
  return (
    <FormNotesContext value={notes}>
      <formContext.Provider value={form}>
        {/* Before hydration the browser submits the form itself. With `post` the password does
            not get into the URL. */}
        <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className={className}>
          <FormId value={id}>
            {shown.length > 0 && (
              <ErrorSummary title={summaryTitle(shown, failure)} errors={shown} attempt={attempt}>
                {shown.some(({ fieldId }) => fieldId === undefined) && wayOut}
              </ErrorSummary>
            )}
            <InForm value={true}>{children}</InForm>
          </FormId>
        </form>
        {Guard && <Guard form={form} initial={initial} sending={sending} forget={forget} />}
      </formContext.Provider>
    </FormNotesContext>
  );
}

/**
 * Returns a function that submits the form. Use it for a control that is not a `SubmitButton`, such
 * as a consent.
 */
export function useResend(): () => void {
  const id = use(FormId);
  return () => {
    const form = id === undefined ? null : document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
}

/** Returns a function that focuses the submit button. Call it when the last field is filled in. */
export function useToSubmit(): () => void {
  const id = use(FormId);
  return () => {
    const form = id === undefined ? null : document.getElementById(id);
    if (form instanceof HTMLFormElement) submitOf(form)?.focus();
  };
}

/** The form's submit button, which may be outside of the form element. */
function submitOf(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick'> {
  /** Label while the form is being submitted: «Входим». */
  readonly busy: string;
  /**
   * Label while the form can't be submitted because another request is pending: «Занимаем время».
   */
  readonly waiting?: string | false;
}

/**
 * Submit button. It is never disabled, because submitting an incomplete form shows what is missing.
 */
export function SubmitButton({ busy, waiting = false, variant = 'primary', ...rest }: SubmitButtonProps) {
  const form = useFormContext();
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return <Button {...rest} form={use(FormId)} type="submit" variant={variant} busy={submitting ? busy : waiting} />;
}
