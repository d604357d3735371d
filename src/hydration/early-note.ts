let shown: HTMLElement | undefined;

/** Shows a note above the page. It needs no program. A new note replaces the old one. */
export function note(text: string, action?: { readonly label: string; readonly act: () => void }): void {
  if (document.body === null) {
    document.addEventListener('DOMContentLoaded', () => note(text, action));
    return;
  }
  clearNote();
  shown = document.createElement('div');
  shown.className = 'early-note';
  shown.setAttribute('role', 'alert');
  shown.appendChild(document.createElement('p')).textContent = text;
  if (action !== undefined) {
    const button = shown.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', action.act);
  }
  document.body.insertBefore(shown, document.body.firstChild);
}

export function clearNote(): void {
  if (shown?.parentNode) shown.parentNode.removeChild(shown);
  shown = undefined;
}
