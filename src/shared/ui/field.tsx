import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon';

/** What ties a control to its label, hint and error. Spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  label: ReactNode;
  /** A sentence gives way to the error; anything else (rules that are ticked off) stays beside it. */
  hint?: ReactNode;
  /** A ready sentence: «Нужно 12 цифр, сейчас 11». */
  error?: string | undefined;
  /** Adds «необязательно» to the label; there are no asterisks. */
  optional?: boolean | undefined;
  /** The control's id, for the error summary to link to; made up when absent. */
  id?: string | undefined;
  className?: string | undefined;
}

interface FieldProps extends FieldFrameProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error below one control. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const shownHint = error && typeof hint === 'string' ? undefined : hint;
  const described = [error && errorId, shownHint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block text-small font-medium">
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

/** The error under a control: an icon and a sentence. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small text-red">
      <Icon glyph={IconAlertCircle} size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
