import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { noteRead } from '@/shared/api/reads';
import { endFirstReads, forgetFirstReads, startFirstReads } from '@/shared/first-reads';
import { session } from '@/shared/session/session';
import { MemoryStorage } from '../support/memory-storage.ts';

const kept = () => JSON.parse(localStorage.getItem('aman.reads') ?? '{}');
const open = (path: string, ...reads: readonly string[]): void => {
  startFirstReads(new URL(path, 'https://aman.kz') as unknown as Location);
  for (const read of reads) noteRead(read);
  endFirstReads();
};

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('window', {});
  vi.setSystemTime('2026-05-12T06:00:00Z');
  session.signIn('token-1', 'doctor');
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the reads that a cabinet page sends before it is rendered are stored', () => {
  startFirstReads(new URL('https://aman.kz/fo/doctor/home?day=1') as unknown as Location);
  noteRead('/api/v0/fo/doctor/home');
  endFirstReads();
  noteRead('/api/v0/fo/doctor/visits');
  expect(kept()).toEqual({ '/fo/doctor/home?day=1': ['/api/v0/fo/doctor/home'] });
});

it('the reads with which a cabinet page starts are stored with a placeholder instead of today’s date', () => {
  open('/fo/clinic/board', '/api/v0/fo/clinic/board?date_from=2026-05-12&date_to=2026-05-12');
  vi.setSystemTime('2026-05-13T06:00:00Z');
  open('/fo/clinic/visits', '/api/v0/fo/clinic/visits?date_from=2026-05-13');
  expect(kept()).toEqual({
    '/fo/clinic/board': ['/api/v0/fo/clinic/board?date_from={day}&date_to={day}'],
    '/fo/clinic/visits': ['/api/v0/fo/clinic/visits?date_from={day}'],
  });
});

it('the reads with which a page starts are not stored for a guest', () => {
  session.logout(session.get().accessToken);
  open('/fo/clinic/board', '/api/v0/front/resources/dir/cities');
  expect(localStorage.getItem('aman.reads')).toBeNull();
});

it('the reads with which a page starts are not stored for a public page', () => {
  open('/doctor/serikova-aigul', '/api/v0/front/doctors/serikova-aigul');
  expect(localStorage.getItem('aman.reads')).toBeNull();
});

it('the reads with which a cabinet page starts are stored for the twenty pages opened last', () => {
  for (let id = 1; id <= 21; id += 1) open(`/fo/clinic/clients/${id}`, `/api/v0/fo/clinic/clients/${id}`);
  open('/fo/clinic/clients/2', '/api/v0/fo/clinic/clients/2');
  expect(Object.keys(kept())).toHaveLength(20);
  expect(Object.keys(kept())).not.toContain('/fo/clinic/clients/1');
  expect(Object.keys(kept()).at(-1)).toBe('/fo/clinic/clients/2');
});

it('the reads with which a cabinet page starts are deleted with the person’s data', () => {
  open('/fo/patient/visits', '/api/v0/fo/patient/visits');
  forgetFirstReads();
  expect(localStorage.getItem('aman.reads')).toBeNull();
});
