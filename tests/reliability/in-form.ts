/** The values of all fields except passwords and files, by label. */
export type Form = Record<string, string>;

export function asTyped(): Form {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'main :is(input, textarea, select), dialog :is(input, textarea, select), [role=dialog] :is(input, textarea, select)',
  );
  const typed = [...fields].filter(
    (field) =>
      !['password', 'file', 'search', 'hidden'].includes(field.type) &&
      // Leaves out one-time codes: after an error the person has to type a code anew.
      field.autocomplete !== 'one-time-code' &&
      field.checkVisibility(),
  );
  const seen: Record<string, number> = {};
  return Object.fromEntries(
    typed.map((field) => {
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
      const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
      const label = name.trim().slice(0, 40);
      // Numbers the fields that have the same label.
      seen[label] = (seen[label] ?? 0) + 1;
      return [`${label} ${seen[label]}`, isBox ? (field.checked ? 'yes' : '') : field.value];
    }),
  );
}

/**
 * Pastes a text into every text field.
 * @returns the number of fields
 */
export function putEverywhere(text: string): number {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea), dialog :is(input, textarea), [role=dialog] :is(input, textarea)',
  );
  // Leaves out closed calendars, which the page also contains.
  const open = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].findLast((dialog) =>
    dialog.checkVisibility(),
  );
  const taking = [...fields].filter(
    (field) =>
      !['checkbox', 'radio', 'file', 'hidden', 'search'].includes(field.type) &&
      !field.disabled &&
      field.checkVisibility() &&
      // Fields under a dialog can't be reached.
      (open === undefined || open.contains(field)),
  );
  for (const field of taking) {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const put = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
    put?.call(field, field.maxLength > 0 ? text.slice(0, field.maxLength) : text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  return taking.length;
}

/** Pastes a text into every search field. Each field gets focus, which its suggestions need. */
export function putIntoSearches(text: string): number {
  // Leaves out closed calendars, which the page also contains.
  const open = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].findLast((dialog) =>
    dialog.checkVisibility(),
  );
  const fields = [...(open ?? document).querySelectorAll<HTMLInputElement>('input:is([type=search], [role=combobox])')];
  const taking = fields.filter((field) => !field.disabled && field.checkVisibility());
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of taking) {
    field.focus();
    put?.call(field, field.maxLength > 0 ? text.slice(0, field.maxLength) : text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return taking.length;
}
