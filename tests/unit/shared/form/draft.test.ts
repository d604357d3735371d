import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDrafts, dropDrafts, readDraft, writeDraft } from '@/shared/form/draft-storage';
import { FormDraft } from '@/shared/form/form-draft';
import { session } from '@/shared/session/session';
import { MemoryStorage } from '../../support/memory-storage';

const defaults = {
  email: '',
  password: '',
  password_confirmation: '',
  iin: '',
  agreed: false,
  services: [] as string[],
};

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The part of a TanStack store that a draft uses. */
function store(values: object) {
  const listeners = new Set<() => void>();
  return {
    state: { values },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    set(next: object) {
      this.state = { values: next };
      for (const listener of listeners) listener();
    },
  };
}

describe('the draft of a form', () => {
  it('is stored shortly after the last change, without secrets', () => {
    const form = store(defaults);
    new FormDraft({ name: 'f', omit: ['services'] }).follow(form);
    form.set({ ...defaults, email: 'a' });
    form.set({ ...defaults, email: 'a@b.kz', password: 'Secret12', password_confirmation: 'S', iin: '900515400123' });
    expect(readDraft('f')).toEqual({});
    vi.advanceTimersByTime(300);
    expect(readDraft('f')).toEqual({ email: 'a@b.kz', agreed: false });
  });

  it('contains no file', () => {
    const form = store({ photo: null, note: '' });
    new FormDraft({ name: 'f' }).follow(form);
    form.set({ photo: new Blob(['picture']), note: 'Снимок' });
    vi.advanceTimersByTime(300);
    expect(readDraft('f')).toEqual({ note: 'Снимок' });
  });

  it('contains only the name of a field with a typed secret, never the secret', () => {
    const form = store({ ...defaults, iin: '900515400123' });
    const write = vi.fn();
    const draft = new FormDraft({ name: { read: () => ({}), write, drop: () => undefined } });
    draft.restore({ ...defaults, iin: '900515400123' });
    draft.follow(form);
    form.set({ ...defaults, email: 'a', iin: '900515400123' });
    vi.advanceTimersByTime(300);
    expect(write).toHaveBeenLastCalledWith({ email: 'a', agreed: false, services: [] }, []);
    form.set({ ...defaults, email: 'a', iin: '851123300454', password: 'S' });
    vi.advanceTimersByTime(300);
    expect(write).toHaveBeenLastCalledWith({ email: 'a', agreed: false, services: [] }, ['password', 'iin']);
  });

  it('is stored at once when the user leaves the page or the form', () => {
    const form = store(defaults);
    const stop = new FormDraft({ name: 'f' }).follow(form);
    form.set({ ...defaults, email: 'page' });
    page.dispatchEvent(new Event('pagehide'));
    expect(readDraft('f')).toMatchObject({ email: 'page' });
    form.set({ ...defaults, email: 'form' });
    stop();
    expect(readDraft('f')).toMatchObject({ email: 'form' });
    form.set({ ...defaults, email: 'another page' });
    vi.runAllTimers();
    expect(readDraft('f')).toMatchObject({ email: 'form' });
  });

  it('is stored at once when the form is sent, because the next page may restore it', () => {
    const form = store(defaults);
    const draft = new FormDraft({ name: 'f' });
    draft.follow(form);
    form.set({ ...defaults, email: 'a@b.kz' });
    draft.save();
    expect(readDraft('f')).toMatchObject({ email: 'a@b.kz' });
  });

  it('contains only the fields that the user has changed, and other fields have the server’s new values', () => {
    const form = store({ ...defaults, email: 'old@b.kz' });
    const draft = new FormDraft({ name: 'f' });
    draft.restore({ ...defaults, email: 'old@b.kz' });
    draft.follow(form);
    form.set({ ...defaults, email: 'old@b.kz', agreed: true });
    draft.save();
    expect(new FormDraft({ name: 'f' }).restore({ ...defaults, email: 'new@b.kz' })).toEqual({
      ...defaults,
      email: 'new@b.kz',
      agreed: true,
    });
  });

  it('is deleted when all fields have their initial values again', () => {
    const form = store(defaults);
    const draft = new FormDraft({ name: 'f' });
    draft.restore(defaults);
    draft.follow(form);
    form.set({ ...defaults, email: 'a' });
    draft.save();
    form.set(defaults);
    draft.save();
    expect(sessionStorage.getItem('aman.draft.f')).toBeNull();
  });

  it('is restored only into fields that still have the same type', () => {
    writeDraft('f', { email: 'a@b.kz', agreed: 'yes', services: ['s'], gone: 1 });
    expect(new FormDraft({ name: 'f' }).restore(defaults)).toEqual({ ...defaults, email: 'a@b.kz', services: ['s'] });
    writeDraft('f', { services: { a: 1 }, photo: ['x'], hours: null });
    const saved = { services: ['old'], photo: null, hours: ['9'] };
    expect(new FormDraft({ name: 'f' }).restore(saved)).toEqual({ services: ['old'], photo: ['x'], hours: null });
  });

  it('of a reopened dialog is stored again if the dialog is mounted anew, as in development', () => {
    session.signIn('token', 'doctor');
    writeDraft('f', { email: 'a@b.kz' });
    const form = store({ ...defaults, email: 'a@b.kz' });
    const draft = new FormDraft({ name: 'f', reopens: true });
    draft.restore(defaults);
    draft.follow(form)();
    expect(readDraft('f')).toEqual({});
    draft.follow(form)();
    draft.follow(form);
    vi.runAllTimers();
    expect(readDraft('f')).toMatchObject({ email: 'a@b.kz' });
    session.logout();
    const untouched = new FormDraft({ name: 'g', reopens: true });
    untouched.restore(defaults);
    untouched.follow(store(defaults));
    vi.runAllTimers();
    expect(sessionStorage.getItem('aman.draft.g')).toBeNull();
  });

  it('is deleted after the form is sent, and is not stored again', () => {
    const form = store(defaults);
    const draft = new FormDraft({ name: 'f' });
    const stop = draft.follow(form);
    form.set({ ...defaults, email: 'a@b.kz' });
    draft.drop();
    stop();
    vi.runAllTimers();
    expect(readDraft('f')).toEqual({});
  });

  it('contains only what the user has changed after the form was sent', () => {
    const form = store({ ...defaults, email: 'old@b.kz' });
    const draft = new FormDraft({ name: 'f' });
    draft.restore({ ...defaults, email: 'old@b.kz' });
    draft.follow(form);
    const sent = { ...defaults, email: 'new@b.kz' };
    form.set(sent);
    draft.drop(sent);
    form.set({ ...sent, agreed: true });
    draft.save();
    expect(readDraft('f')).toEqual({ agreed: true });
    form.set({ ...defaults, email: 'old@b.kz' });
    draft.save();
    expect(readDraft('f')).toEqual({ email: 'old@b.kz' });
  });

  it.each(['not json', '5', 'null', '"text"'])('is empty if the storage contains the text «%s»', (text) => {
    sessionStorage.setItem('aman.draft.f', text);
    expect(readDraft('f')).toEqual({});
  });

  it('can’t be stored without browser storage, and the form still works', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeDraft('f', { email: 'a' });
    expect(readDraft('f')).toEqual({});
  });
});

describe('the owner of a form’s draft', () => {
  it('is the person who logs in after typing the draft as a guest', () => {
    writeDraft('f', { email: 'a' });
    claimDrafts('7');
    expect(readDraft('f')).toEqual({ email: 'a' });
    claimDrafts('7');
    expect(readDraft('f')).toEqual({ email: 'a' });
  });

  it('does not change to another person who logs in: the draft is deleted', () => {
    claimDrafts('7');
    writeDraft('f', { email: 'a' });
    sessionStorage.setItem('other', 'stays');
    claimDrafts('8');
    expect(readDraft('f')).toEqual({});
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  it('has no draft from a form that was still open after the logout', () => {
    const form = store(defaults);
    const stop = new FormDraft({ name: 'f' }).follow(form);
    form.set({ ...defaults, email: 'just typed' });
    dropDrafts();
    stop();
    expect(readDraft('f')).toEqual({});
    const next = store(defaults);
    const stopNext = new FormDraft({ name: 'f' }).follow(next);
    next.set({ ...defaults, email: 'next' });
    stopNext();
    expect(readDraft('f')).toMatchObject({ email: 'next' });
  });

  it('has no drafts after a logout', () => {
    claimDrafts('7');
    writeDraft('f', { email: 'a' });
    dropDrafts();
    expect(readDraft('f')).toEqual({});
    writeDraft('g', { email: 'guest' });
    claimDrafts('8');
    expect(readDraft('g')).toEqual({ email: 'guest' });
  });
});
