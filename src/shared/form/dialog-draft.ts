import { useEffect, useState } from 'react';
import { session } from '@/shared/session/session';
import { draftPlace, readDraft } from './draft-storage';
import { FormDraft } from './form-draft';

/** Whether a 401 or a reload took this dialog away with something in it: then the page opens it again. */
function isDialogKept(name: string): boolean {
  return Object.keys(readDraft(name)).length > 0;
}

/** Opens the dialog again that a 401 or a reload took away. */
export function useReopened(name: string, show: () => void): void {
  useEffect(() => {
    if (isDialogKept(name)) show();
  }, [name, show]);
}

/** What the dialog held, over what it holds when it is opened. Read once: what is typed from then on is the dialog's. */
export function useKeptValues<Values extends object>(name: string, defaults: Values): Values {
  const [values] = useState(() => new FormDraft({ name }).restore(defaults));
  return values;
}

/**
 * Keeps what is typed into a dialog as a form's draft is kept, and for as long: where the dialog goes while the session goes on, it was
 * closed or has booked, and nothing is left to bring back.
 *
 * @param values nothing while there is nothing to lose
 */
export function useDialogDraft(name: string, values: object | undefined): void {
  const [place] = useState(() => draftPlace(name));
  const text = values === undefined ? undefined : JSON.stringify(values);
  useEffect(() => {
    // With the session its answers go, and what the dialog chose by them.
    if (session.get().accessToken === null) return;
    if (text === undefined) place.drop();
    else place.write(JSON.parse(text) as Record<string, unknown>);
  }, [place, text]);
  useEffect(
    () => () => {
      if (session.get().accessToken !== null) place.drop();
    },
    [place],
  );
}
