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

/** Its buttons may stand elsewhere on the page: at the end of a window. */
const FormId = createContext<string | undefined>(undefined);

interface FormFrameProps {
  readonly form: AnyFormApi;
  readonly notes: FormNotes;
  readonly initial: object;
  readonly send: () => Promise<void>;
  readonly sending: RefObject<boolean>;
  readonly forget: () => void;
  /** All errors on top of a long form. A short form focuses its first wrong field instead. */
  readonly summary?: boolean;
  /** The title of an error of no field: «Не получилось войти». */
  readonly failure?: string;
  /** What can be done about an error of no field: another time, agreeing to it. */
  readonly wayOut?: ReactNode;
  /** `UnsavedGuard`: asks before leaving with unsaved changes. A prop, so that short forms don't load it. */
  readonly guard?: ComponentType<UnsavedGuardProps> | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The `<form>` of a useSchemaForm: sends it, and says what kept it from being sent. */
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
    // The errors must be on the page before they can get focus.
    flushSync(() => setLines(found));
    const [first] = found;
    if (!summary && first?.fieldId !== undefined) document.getElementById(first.fieldId)?.focus();
  };

  // Both change with what is typed: what has been mended goes from the summary at once.
  useStore(form.store, (state) => state.errors);
  useRefusal(notes);
  const left = lines.length === 0 ? lines : stillWrong(lines, summaryLines(form, notes));
  const shown = summary ? left : left.filter((line) => line.fieldId === undefined);
  return (
    <FormNotesContext value={notes}>
      <formContext.Provider value={form}>
        {/* Before hydration the browser would submit the form itself, and a GET would put a password into the URL. */}
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
 * Sends the form from something in it that is no `SubmitButton`: agreeing to what it was refused
 * for.
 */
export function useResend(): () => void {
  const id = use(FormId);
  return () => {
    const form = id === undefined ? null : document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
}

/** Leads the focus on to what sends the form: nothing else is missing. */
export function useToSubmit(): () => void {
  const id = use(FormId);
  return () => {
    const form = id === undefined ? null : document.getElementById(id);
    if (form instanceof HTMLFormElement) submitOf(form)?.focus();
  };
}

/** It may stand outside of the form, at the end of a window. */
function submitOf(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick'> {
  /** Shown while the form is being sent: «Входим». */
  readonly busy: string;
  /** What has to be done before it can be sent («Занимаем время»). */
  readonly waiting?: string | false;
}

/** Sends the form. It is never off for what is missing: an incomplete form answers with that. */
export function SubmitButton({ busy, waiting = false, variant = 'primary', ...rest }: SubmitButtonProps) {
  const form = useFormContext();
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return <Button {...rest} form={use(FormId)} type="submit" variant={variant} busy={submitting ? busy : waiting} />;
}
