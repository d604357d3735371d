import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import { FieldError } from './field';

interface ChoiceGroupProps {
  /** The question. */
  legend: ReactNode;
  /** Hides the question from sight where a heading above says it already. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Where the error summary's link lands. */
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
