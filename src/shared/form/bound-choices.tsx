import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { chipClass } from '@/shared/ui/chip';
import { FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { useFieldContext, useFormNotes } from './form-context';
import { useBoundField } from './use-bound-field';

type Bound = 'id' | 'value' | 'onChange' | 'error' | 'label';

interface BoundSegmentedFieldProps extends Omit<ComponentProps<typeof SegmentedControl>, Bound> {
  readonly label: string;
  readonly covers?: readonly string[];
}

/** A choice of one option among a few texts or numbers, shown side by side. */
export function BoundSegmentedField({ label, covers, ...rest }: BoundSegmentedFieldProps) {
  const { id, value, error, change } = useBoundField<string | number>(label, covers);
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      <SegmentedControl
        {...rest}
        id={id}
        label={label}
        value={String(value)}
        errorId={errorId}
        onChange={(chosen) => change(typeof value === 'number' ? Number(chosen) : chosen)}
      />
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface OwnControl<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly errorId: string | undefined;
}

interface BoundOwnFieldProps<Value> {
  readonly label: string;
  readonly covers?: readonly string[];
  readonly className?: string;
  readonly children: (control: OwnControl<Value>) => ReactNode;
}

/**
 * Connects a custom control to the form, such as slots or a searchable list. The error summary
 * shows its label.
 */
export function BoundOwnField<Value>({ label, covers, className, children }: BoundOwnFieldProps<Value>) {
  const { id, value, error, change, blur } = useBoundField<Value>(label, covers);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (!currentTarget.contains(relatedTarget)) blur();
  };
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={errorId}
      onBlur={leave}
      className={className}
    >
      {children({ value, change, errorId })}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface UsualTextsProps {
  /** Accessible name of the group: «Частые причины». */
  readonly label: string;
  readonly texts: readonly string[];
}

/** Buttons that insert frequent texts into the field below. */
export function UsualTexts({ label, texts }: UsualTextsProps) {
  const field = useFieldContext<string>();
  const notes = useFormNotes();
  return (
    <div role="group" aria-label={label} className="mb-3 flex flex-wrap gap-2">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          aria-pressed={field.state.value === text}
          onClick={() => {
            notes.forget(field.name);
            field.handleChange(text);
          }}
          className={chipClass(field.state.value === text ? 'on' : 'toggle')}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
