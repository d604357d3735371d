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

/** The value in the server's HTML. A `<select>` without a selected option shows the first. */
function drawnText(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Collects what was typed or chosen before the app ran. React would keep it without noticing, and
 * its next render would clear it.
 *
 * @returns a function that enters it again, in the same page or the new one
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

/** Restores focus after the page was rendered from scratch, for keyboard users. */
export function focusAgain(focused: Element | null, drawn: Element): void {
  if (!(focused instanceof HTMLElement)) return;
  // The `name` of radio buttons is generated again with the page.
  const same = isField(focused) && isText(focused) ? sameField(focused, drawn) : sameIn(drawn, focused);
  same?.focus();
}

function typeAgain({ field, text, selection }: Typed, drawn: Element): void {
  const place = field.isConnected ? field : sameField(field, drawn);
  if (place === undefined) return;
  // A key event, which has no listener, makes React hydrate the field, so that it knows the
  // server's value before the typed one.
  place.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (place instanceof HTMLSelectElement) {
    place.value = text;
    place.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React overrides `value` on the element; the prototype's setter lets it detect the change.
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, text);
  // The field got focus before React listened for it.
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
