import { createFormHookContexts } from '@tanstack/react-form';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldErrors } from '@/shared/api/problem';

interface KnownField {
  readonly label: string;
  /** Id of the field's control, for links of the error summary. */
  readonly id: string;
  /**
   * Names of further fields of the contract, if the control holds several values, such as surname
   * and name.
   */
  readonly covers?: readonly string[];
}

/** Errors of the server: one text per field, and the texts that belong to no field of the form. */
export interface Refusal {
  readonly fields: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

const nothing: Refusal = { fields: new Map(), others: [] };

/**
 * State of one form besides its values: the fields on the page, their labels, and the server's
 * errors.
 */
export class FormNotes {
  readonly fields = new Map<string, KnownField>();
  readonly #parts: readonly string[];
  #refusal = nothing;
  readonly #listeners = new Set<() => void>();

  /**
   * @param parts names of objects in the contract that the form leaves out of its field names: with
   * `contacts` the contract's field «contacts.phone» is the form's field `phone`
   */
  constructor(parts: readonly string[] = []) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly refusal = (): Refusal => this.#refusal;

  /** Registers a field; returns a function that removes it. */
  addField(name: string, field: KnownField): () => void {
    this.fields.set(name, field);
    return () => this.fields.delete(name);
  }

  /**
   * Assigns the errors of a 422 to the fields of the same name. The summary shows errors that
   * belong to no field of the form. If `errors` is empty, the summary shows `message`.
   */
  refuse(errors: FieldErrors, message: string): void {
    const fields = new Map<string, string>();
    const others: string[] = [];
    for (const [name, texts] of Object.entries(errors)) {
      const field = this.#fieldOf(fieldName(name));
      const [first] = texts;
      if (this.fields.has(field) && first !== undefined) fields.set(field, fields.get(field) ?? first);
      else others.push(...texts);
    }
    this.#set({ fields, others: fields.size + others.length === 0 && message !== '' ? [message] : others });
  }

  /** Removes the server's error of a field, because its value has changed. */
  forget(name: string): void {
    if (!this.#refusal.fields.has(name)) return;
    const fields = new Map(this.#refusal.fields);
    fields.delete(name);
    this.#set({ ...this.#refusal, fields });
  }

  forgetAll(): void {
    this.#set(nothing);
  }

  #fieldOf(name: string): string {
    const covering = [...this.fields].find(([, { covers }]) => covers?.includes(name));
    if (covering !== undefined) return covering[0];
    const part = this.#parts.find((one) => name.startsWith(`${one}.`));
    return part === undefined ? name : name.slice(part.length + 1);
  }

  #set(refusal: Refusal): void {
    this.#refusal = refusal;
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * Converts a field name of the server («services.0.price») to the form's notation
 * («services[0].price»).
 */
function fieldName(name: string): string {
  return name.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

export const FormNotesContext = createContext<FormNotes | undefined>(undefined);

export function useFormNotes(): FormNotes {
  const notes = useContext(FormNotesContext);
  if (notes === undefined) throw new Error('A bound field stands outside of FormFrame');
  return notes;
}

export function useRefusal(notes: FormNotes): Refusal {
  return useSyncExternalStore(notes.subscribe, notes.refusal, notes.refusal);
}

/** TanStack Form's contexts, from which the fields of this folder read their form and field. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();

/**
 * The first error text. An issue of a schema has a `message`; a screen's own validator may return
 * the text itself.
 */
export function firstMessage(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  for (const error of errors as readonly unknown[]) {
    if (typeof error === 'string') return error;
    if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
      return error.message;
    }
  }
  return undefined;
}
