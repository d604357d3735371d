type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  readonly selection: readonly [number | null, number | null];
}

/** The fields of a page in which one types. */
export function textFields(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')].filter(isText);
}

/**
 * Takes out of the fields what a person has typed before the program ran. React would leave it there but know nothing of it, and
 * the next keystroke would bring an empty field.
 *
 * @returns a function that types it again, into the same page or the one that stands in its place
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

/** Brings focus to the field that had it before the page was drawn from scratch. */
export function focusAgain(field: Element | null, drawn: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) sameField(field, drawn)?.focus();
}

function typeAgain({ field, text, selection }: Typed, drawn: Element): void {
  const place = field.isConnected ? field : sameField(field, drawn);
  if (place === undefined) return;
  // React watches the element's own `value`; only the class's setter lets it see that the text is a new one.
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, text);
  // Whoever is typing has not come to the field just now, but nobody was there to see it.
  if (document.activeElement === place) place.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  place.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === place && selection[0] !== null) place.setSelectionRange(...selection);
}

function sameField(field: Field, drawn: Element): Field | undefined {
  return [...drawn.querySelectorAll<Field>(field.localName)].find(
    ({ name, id }) => name === field.name && (name !== '' || id === field.id),
  );
}

/** A file or a tick is not typed, and an e-mail field knows no selection. */
function isText({ type }: Field): boolean {
  return ['text', 'search', 'tel', 'email', 'password', 'url', 'textarea'].includes(type);
}
