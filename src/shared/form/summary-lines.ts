import type { AnyFormApi } from '@tanstack/react-form';
import { fieldsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { firstMessage } from './first-message';
import type { FormNotes } from './form-notes';

export interface SummaryLine {
  /** Absent when no field of the page bears the error. */
  readonly fieldId?: string;
  readonly text: string;
}

/** Everything that keeps the form from being sent, in the order of the page; what belongs to no field comes last. */
export function summaryLines(form: AnyFormApi, notes: FormNotes): readonly SummaryLine[] {
  const refusal = notes.refusal();
  const messages = new Map([...schemaMessages(form), ...refusal.fields]);
  const atFields: { fieldId: string; text: string }[] = [];
  const others: SummaryLine[] = refusal.others.map((text) => ({ text }));

  for (const [name, message] of messages) {
    const field = notes.fields.get(name);
    if (field === undefined) others.push({ text: message });
    else atFields.push({ fieldId: field.id, text: `${field.label}: ${lowerFirst(message)}` });
  }
  return [...atFields.toSorted((one, other) => position(one.fieldId, other.fieldId)), ...others];
}

/** «Исправьте 4 поля», or where no field is to blame, what did not work out. */
export function summaryTitle(lines: readonly SummaryLine[], failure = 'Не\u00A0получилось отправить'): string {
  const wrong = lines.filter((line) => line.fieldId !== undefined).length;
  return wrong === 0 ? failure : `Исправьте ${fieldsCount(wrong)}`;
}

/** The first message of each path that the schema found fault with. */
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

function position(one: string, other: string): number {
  const first = document.getElementById(one);
  const second = document.getElementById(other);
  if (first === null || second === null) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
