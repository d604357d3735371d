import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/** Props that connect a control with its label, hint and error. Spread them on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  label: ReactNode;
  /**
   * Hint below the control. An error replaces a hint that is a text. A hint with other content,
   * such as a list of rules, stays.
   */
  hint?: ReactNode;
  /** Error text, a full sentence: «Нужно 12 цифр, сейчас 11». */
  error?: string | undefined;
  /** Adds «необязательно» to the label. Required fields have no asterisk. */
  optional?: boolean | undefined;
  /** Id of the control, for links of the error summary; defaults to a generated id. */
  id?: string | undefined;
  className?: string | undefined;
}

interface FieldProps extends FieldFrameProps {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const shownHint = error && typeof hint === 'string' ? undefined : hint;
  const described = [error && errorId, shownHint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <label id={`${controlId}-label`} htmlFor={controlId} className="mb-1.5 block text-small font-medium">
        {label}
        {optional && <span className="font-normal text-ink-3"> необязательно</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {shownHint && (
        <div id={hintId} className="mt-1.5 text-small text-ink-3">
          {shownHint}
        </div>
      )}
    </div>
  );
}

/** The error text under a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} data-error className="mt-1.5 flex gap-1.5 text-small text-red">
      <Icon icon={IconAlertCircle} size={16} className="mt-0.5" />
      {children}
    </p>
  );
}

interface ChoiceGroupProps {
  /** The question that the group answers. */
  legend: ReactNode;
  /** Hides the question visually. Use it if a heading above shows the question. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of the group, for links of the error summary. */
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A named group of radios, checkboxes or choice cards, with its hint and error. */
export function ChoiceGroup({ legend, legendHidden, hint, error, id, className, children }: ChoiceGroupProps) {
  const ownId = useId();
  const describedBy = [error && `${ownId}-error`, hint && `${ownId}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} aria-describedby={describedBy || undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-small font-medium'}>{legend}</legend>
      {hint && (
        <div id={`${ownId}-hint`} className="mb-2 text-small text-ink-3">
          {hint}
        </div>
      )}
      <div className={cx(className)}>{children}</div>
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
