import { useState, useSyncExternalStore } from 'react';
import { authLoginClinic, authLoginDoctor, authLoginPatient } from '#generated/api/auth-login/auth-login.ts';
import { DEMO, DEMO_PASSWORD } from '#mocks/seed/demo.ts';
import { session } from '@/shared/session/session';
import { type Cabinet, cabinetHome } from '@/shared/session/session-record';
import { writeHash } from './hash-state';
import { useCopied } from './use-copied';
import { workbenchState } from './workbench-state';

const LOGIN = { user: authLoginPatient, doctor: authLoginDoctor, clinic: authLoginClinic } as const;
const PEOPLE: readonly { readonly email: string; readonly cabinet: Cabinet }[] = [
  { email: DEMO.patient.email, cabinet: 'user' },
  { email: DEMO.doctor.email, cabinet: 'doctor' },
  { email: DEMO.clinic.email, cabinet: 'clinic' },
  { email: DEMO.reception.email, cabinet: 'clinic' },
  { email: DEMO.everyone.email, cabinet: 'user' },
];

export function SettingsBar() {
  const { now = '', scale = '' } = useSyncExternalStore(workbenchState.subscribe, workbenchState.get);
  const [moment, setMoment] = useState(now);
  const [trouble, setTrouble] = useState('');
  const { isCopied, copy } = useCopied();
  const become = (email: string): void => {
    setTrouble('');
    logIn(email).catch((error: unknown) => setTrouble(`${email} can't log in here: ${String(error)}`));
  };
  return (
    <div className="workbench-bar">
      <label>
        Person
        <select value="" onChange={({ target }) => become(target.value)}>
          <option value="">switch to…</option>
          {PEOPLE.map(({ email }) => (
            <option key={email}>{email}</option>
          ))}
          <option value="guest">nobody</option>
        </select>
      </label>
      <label>
        Clock
        <input type="datetime-local" value={moment} onChange={({ target }) => setMoment(target.value)} />
      </label>
      <button
        type="button"
        disabled={moment === now}
        onClick={() => workbenchState.reload({ now: moment || undefined })}
      >
        Set clock
      </button>
      {__MOCKS__ ? (
        <>
          <label>
            Seed
            <select value={scale} onChange={({ target }) => workbenchState.reload({ scale: scaleOf(target.value) })}>
              <option value="">as it is</option>
              <option>small</option>
              <option>site</option>
            </select>
          </label>
          <button type="button" onClick={() => workbenchState.reload({}, '?reset-mocks')}>
            Reset data
          </button>
        </>
      ) : (
        <span>A real server keeps its own clock and data; `POST /__control` turns those of npm run api.</span>
      )}
      <button type="button" onClick={() => copy(linkToState())}>
        {isCopied ? 'Copied' : 'Copy link'}
      </button>
      {trouble !== '' && <output>{trouble}</output>}
    </div>
  );
}

/** Logs in a demo user. Reloads the page, so that no state of the previous user is left. */
async function logIn(email: string): Promise<void> {
  const person = PEOPLE.find((one) => one.email === email);
  if (person === undefined) {
    session.logout();
    return;
  }
  const { email: login, cabinet } = person;
  const { data } = await LOGIN[cabinet]({ email: login, password: DEMO_PASSWORD, remember: false, role: cabinet });
  session.signIn(data.access_token, cabinet);
  location.assign(`${cabinetHome[cabinet]}${writeHash(workbenchState.get())}`);
}

function linkToState(): string {
  return `${location.origin}${location.pathname}${location.search}${writeHash(workbenchState.get())}`;
}

function scaleOf(text: string): 'small' | 'site' | undefined {
  return text === 'small' || text === 'site' ? text : undefined;
}
