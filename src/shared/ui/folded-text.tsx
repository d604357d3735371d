import { useId, useState } from 'react';
import { cx } from '@/shared/ui/cx';

/** A text with more characters or more lines is folded. */
const SHORT = 320;
const LINES = 6;

export function isLong(text: string): boolean {
  return text.length > SHORT || text.split('\n').length > LINES;
}

/** A user's text. A long text is folded, so that lists stay short. */
export function FoldedText({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = isLong(text);
  return (
    <>
      <p id={id} className={cx('wrap-anywhere whitespace-pre-line', folds && !open && 'line-clamp-6')}>
        {text}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link py-1 font-medium phone:py-2.5"
        >
          {open ? 'Свернуть' : 'Показать целиком'}
        </button>
      )}
    </>
  );
}
