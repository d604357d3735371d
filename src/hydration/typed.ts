import { sameIn } from './tapped';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  readonly selection: readonly [number | null, number | null];
}

export function textFields(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter(isText);
}

/** What the server drew. A list without a marked option shows its first one. */
function drawnText(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Takes what was typed or chosen before the program ran out of the fields. React would keep it without noticing, and its next render of
 * the field would empty it.
 *
 * @returns a function that types it again, into the same page or the new one
 */
export function takeTyped(fields: readonly Field[]): (drawn: Element) => void {
  const typed = fields
    .filter((field) => field.value !== drawnText(field))
    .map((field): Typed => {
      const { value: text } = field;
      const selection: Typed['selection'] =
        field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
      field.value = drawnText(field);
      return { field, text, selection };
    });
  return (drawn) => {
    for (const one of typed) typeAgain(one, drawn);
  };
}

/** Focuses what had focus before the page was drawn from scratch: who goes through it by keyboard goes on from there. */
export function focusAgain(focused: Element | null, drawn: Element): void {
  if (!(focused instanceof HTMLElement)) return;
  // The name of a choice is made anew with the page.
  const same = isField(focused) && isText(focused) ? sameField(focused, drawn) : sameIn(drawn, focused);
  same?.focus();
}

function typeAgain({ field, text, selection }: Typed, drawn: Element): void {
  const place = field.isConnected ? field : sameField(field, drawn);
  if (place === undefined) return;
  // React hydrates the field's part of the page at once, and so knows the drawn text before the typed one. Nothing listens to this key.
  place.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (place instanceof HTMLSelectElement) {
    place.value = text;
    place.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
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

function isField(element: Element): element is Field {
  return ['input', 'textarea', 'select'].includes(element.localName);
}

function isText({ type }: Field): boolean {
  return ['text', 'search', 'tel', 'email', 'password', 'url', 'textarea', 'select-one'].includes(type);
}
