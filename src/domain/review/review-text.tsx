import { useState } from 'react';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';

/** More characters than this fill six lines of a wide screen. */
const LONG = 600;

/** What a reviewer wrote; a very long text opens on request. */
export function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folded = text.length > LONG && !open;
  return (
    <div className="mt-3 max-w-160">
      <p className={folded ? 'line-clamp-6' : 'whitespace-pre-line'}>{typeset(text)}</p>
      {text.length > LONG && (
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)} className="-ml-2">
          {open ? 'Свернуть' : 'Показать полностью'}
        </Button>
      )}
    </div>
  );
}
