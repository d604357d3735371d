import { useStore } from '@tanstack/react-form';
import { useEffect, useId, useState } from 'react';
import { afterPointerUp } from './after-pointer-up';
import { firstMessage, useFieldContext, useFormNotes, useRefusal } from './form-context';

interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  /** Error text to show; undefined while errors are hidden. */
  readonly error: string | undefined;
  readonly change: (value: Value) => void;
  readonly blur: () => void;
}

/**
 * Connects a control with its field: value, error and id. An error appears on blur or submit, never
 * while the user types. The error disappears as soon as the value is valid.
 */
export function useBoundField<Value>(label: string, covers?: readonly string[]): BoundField<Value> {
  const field = useFieldContext<Value>();
  const notes = useFormNotes();
  const refusal = useRefusal(notes);
  const attempts = useStore(field.form.store, (state) => state.submissionAttempts);
  /**
   * Errors stay hidden while the form has no more submits than this; `undefined` shows errors. At
   * first it is the number of submits before the field appeared, because they did not include it.
   */
  const [quietFor, setQuietFor] = useState<number | undefined>(attempts);
  const id = useId();
  const { name } = field;

  const covered = covers?.join(' ');
  useEffect(
    () => notes.addField(name, { label, id, ...(covered !== undefined && { covers: covered.split(' ') }) }),
    [notes, name, label, id, covered],
  );

  const revealed = quietFor === undefined || attempts > quietFor;
  const error = refusal.fields.get(name) ?? (revealed ? firstMessage(field.state.meta.errors) : undefined);

  return {
    id,
    name,
    value: field.state.value,
    error,
    change: (value) => {
      if (error === undefined) setQuietFor(attempts);
      notes.forget(name);
      field.handleChange(value);
    },
    blur: () => {
      field.handleBlur();
      afterPointerUp(() => setQuietFor(undefined));
    },
  };
}
