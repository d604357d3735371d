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

/**
 * The field's value in the server's HTML. A `<select>` without a selected option shows its first
 * option.
 */
function drawnText(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Collects texts and choices that the user has entered before the program ran. React would not
 * notice these values, and its next render would clear them.
 *
 * @returns a function that enters them again, in the same page or in the new one
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

/** Returns focus to the field that had it before the page was rendered from scratch. */
export function focusAgain(focused: Element | null, drawn: Element): void {
  if (!(focused instanceof HTMLElement)) return;
  // Radios can't be compared by `name`, because it is generated for each render.
  const same = isField(focused) && isText(focused) ? sameField(focused, drawn) : sameIn(drawn, focused);
  same?.focus();
}

function typeAgain({ field, text, selection }: Typed, drawn: Element): void {
  const place = field.isConnected ? field : sameField(field, drawn);
  if (place === undefined) return;
  // A key event makes React hydrate the field, so that React knows the server's value before the
  // typed value. No component listens for this event.
  place.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (place instanceof HTMLSelectElement) {
    place.value = text;
    place.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React replaces the setter of `value` on the element. If the setter of the prototype is used,
  // React notices the change.
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, text);
  // The field got focus before React listened for events, so send the focus event again.
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
