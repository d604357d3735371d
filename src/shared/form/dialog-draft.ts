import { useEffect } from 'react';
import { readDraft } from './draft-storage';

/** Whether a 401 or a reload took this dialog away with something in it: then the page opens it again. */
export function isDialogKept(name: string): boolean {
  return Object.keys(readDraft(name)).length > 0;
}

/** Opens the dialog again that a 401 or a reload took away. */
export function useReopened(name: string, show: () => void): void {
  useEffect(() => {
    if (isDialogKept(name)) show();
  }, [name, show]);
}
