import { useLocation, useNavigate } from '@tanstack/react-router';
import { useId, useLayoutEffect } from 'react';
import { PersonPicker } from '@/features/desk/caller/person-picker';
import { clinicPeople } from './clinic-people';

/**
 * Search field «Клиент: имя или телефон». The key `/` focuses it from anywhere; Enter opens the
 * client's card.
 */
export function ClientSearch() {
  const navigate = useNavigate();
  const id = useId();
  const page = useLocation({ select: ({ pathname }) => pathname });

  // A layout effect, so that the key «/» works as soon as the field is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSlash(event) || isTyping(event.target)) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);

  return (
    <div className="w-75 phone:hidden narrow:w-56">
      <PersonPicker
        people={clinicPeople}
        // The React key changes with the page, which empties the field.
        key={page}
        id={id}
        dense
        onChoose={({ id: client }) => void navigate({ to: '/fo/clinic/clients/$id', params: { id: String(client) } })}
        trailing={
          <kbd className="pointer-events-none absolute inset-y-0 right-2.5 my-auto grid size-6 place-items-center rounded-badge border border-line bg-canvas text-caption text-ink-3">
            /
          </kbd>
        }
      />
    </div>
  );
}

/** Compares the key's code too, because some keyboard layouts have a letter on this key. */
function isSlash({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (key === '/' || code === 'Slash') && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

function isTyping(target: EventTarget | null): boolean {
  const inField = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
  return inField || document.querySelector('dialog[open]') !== null;
}
