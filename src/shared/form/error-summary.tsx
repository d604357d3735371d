import type { AnyFormApi } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { fieldsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { firstMessage, type FormNotes } from './form-context';

interface ErrorSummaryProps {
  /** Examples: «Исправьте 4 поля», «Не получилось сохранить». */
  title: string;
  /**
   * Errors in form order. An error without `fieldId` has no field on the page and is shown as plain
   * text.
   */
  errors: readonly { fieldId?: string | undefined; text: string }[];
  /** Number of the submit. If the number changes, the summary is focused again. */
  attempt: number;
  /** Buttons or links that help to resolve the error. */
  children?: ReactNode;
}

const takeFocus = (box: HTMLElement | null): void => box?.focus();

/** Summary of all errors above a form. Each error is a link to its field. */
export function ErrorSummary({ title, errors, attempt, children }: ErrorSummaryProps) {
  return (
    <div
      key={attempt}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="rounded-note border-2 border-red bg-white p-5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-red phone:p-4"
    >
      <h2 className="text-title">{title}</h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId}: ${text}`}>
            {fieldId === undefined ? (
              text
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The link only moves focus and does not change the URL.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
                className="inline-block min-h-6 text-red underline underline-offset-4 hover:text-red-hover"
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

export interface SummaryLine {
  /** Absent if the error belongs to no field of the page. */
  readonly fieldId?: string;
  readonly text: string;
}

/** All errors in the order of their fields on the page, then the errors without a field. */
export function summaryLines(form: AnyFormApi, notes: FormNotes): readonly SummaryLine[] {
  const refusal = notes.refusal();
  const messages = new Map([...schemaMessages(form), ...ownMessages(form, notes), ...refusal.fields]);
  const atFields: { fieldId: string; text: string }[] = [];
  const others: SummaryLine[] = refusal.others.map((text) => ({ text }));

  for (const [name, message] of messages) {
    const field = notes.fields.get(name);
    if (field === undefined) others.push({ text: message });
    else atFields.push({ fieldId: field.id, text: `${field.label}: ${lowerFirst(message)}` });
  }
  return [...atFields.toSorted((one, other) => position(one.fieldId, other.fieldId)), ...others];
}

/**
 * The errors of the last submit that still exist, with their current texts. New errors appear at
 * the next submit.
 */
export function stillWrong(shown: readonly SummaryLine[], now: readonly SummaryLine[]): readonly SummaryLine[] {
  return shown.flatMap(({ fieldId, text }) => {
    const same = now.find((line) => (fieldId === undefined ? line.text === text : line.fieldId === fieldId));
    return same === undefined ? [] : [same];
  });
}

/** Title of the summary: «Исправьте 4 поля», or `failure` if no field has an error. */
export function summaryTitle(lines: readonly SummaryLine[], failure = 'Не\u00A0получилось отправить'): string {
  const wrong = lines.filter((line) => line.fieldId !== undefined).length;
  return wrong === 0 ? failure : `Исправьте ${fieldsCount(wrong)}`;
}

/** For each field the first error that the schema reports. */
function* schemaMessages(form: AnyFormApi): Generator<[string, string]> {
  const found: readonly unknown[] = form.state.errors;
  for (const byPath of found) {
    if (typeof byPath !== 'object' || byPath === null) continue;
    for (const [path, issues] of Object.entries(byPath)) {
      const message = firstMessage(issues);
      if (message !== undefined) yield [path, message];
    }
  }
}

/** Errors that the fields' own validators report. */
function* ownMessages(form: AnyFormApi, notes: FormNotes): Generator<[string, string]> {
  for (const name of notes.fields.keys()) {
    const message = firstMessage(form.state.fieldMeta[name]?.errors);
    if (message !== undefined) yield [name, message];
  }
}

function position(one: string, other: string): number {
  const first = document.getElementById(one);
  const second = document.getElementById(other);
  if (first === null || second === null) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
