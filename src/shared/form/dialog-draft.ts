import { useEffect } from 'react';
import { readDraft } from './draft-storage';

/** Whether this dialog has a draft because a 401 or a reload closed it. */
export function hasDialogDraft(name: string): boolean {
  return Object.keys(readDraft(name)).length > 0;
}

/** Reopens a dialog that a 401 or a reload has closed. */
export function useReopened(name: string, show: () => void): void {
  useEffect(() => {
    if (hasDialogDraft(name)) show();
  }, [name, show]);
}
