type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  readonly selection: readonly [number | null, number | null];
}

export function textFields(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')].filter(isText);
}

/**
 * Takes what was typed before the program ran out of the fields. React would keep it without noticing, and the next keystroke would
 * empty the field.
 *
 * @returns a function that types it again, into the same page or the new one
 */
export function takeTyped(fields: readonly Field[]): (drawn: Element) => void {
  const typed = fields
    .filter((field) => field.value !== field.defaultValue)
    .map((field): Typed => {
      const { value: text, selectionStart, selectionEnd } = field;
      field.value = field.defaultValue;
      return { field, text, selection: [selectionStart, selectionEnd] };
    });
  return (drawn) => {
    for (const one of typed) typeAgain(one, drawn);
  };
}

/** Focuses the field that had focus before the page was drawn from scratch. */
export function focusAgain(field: Element | null, drawn: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) sameField(field, drawn)?.focus();
}

function typeAgain({ field, text, selection }: Typed, drawn: Element): void {
  const place = field.isConnected ? field : sameField(field, drawn);
  if (place === undefined) return;
  // React overrides the element's `value`; only the prototype's setter lets it notice the new text.
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, text);
  // The field got focus before React listened.
  if (document.activeElement === place) place.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  place.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === place && selection[0] !== null) place.setSelectionRange(...selection);
}

function sameField(field: Field, drawn: Element): Field | undefined {
  return [...drawn.querySelectorAll<Field>(field.localName)].find(
    ({ name, id }) => name === field.name && (name !== '' || id === field.id),
  );
}

function isText({ type }: Field): boolean {
  return ['text', 'search', 'tel', 'email', 'password', 'url', 'textarea'].includes(type);
}
