import { describe, expect, it } from 'vitest';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { createProvider } from '#mocks/node.ts';
import { receivedSoon } from '@/features/public/home/received-soon';

const TODAY = '2026-05-12';
const TOMORROW = '2026-05-13';
const provider = createProvider({ scale: 'small', today: TODAY, clock: () => Date.parse('2026-05-12T04:00:00Z') });

async function anyCard(): Promise<DoctorCard> {
  const response = await provider.respond(
    new Request('http://mocks.test/api/v0/front/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ category: 'doctors', per_page: 1 }),
    }),
  );
  const { data } = (await response.json()) as { readonly data: readonly SearchItem[] };
  const found = data.find((item) => item.kind === 'doctor');
  if (found === undefined) throw new Error('no doctor');
  return found;
}

const base = await anyCard();

interface Given {
  readonly id: number;
  readonly specialisation?: string;
  readonly photo?: boolean;
  readonly days?: readonly string[];
}

function card({ id, specialisation = `s${id}`, photo = true, days = [TODAY] }: Given): DoctorCard {
  return {
    ...base,
    id,
    avatar: photo ? '/api/v0/files/portraits/aigul.svg' : null,
    specialisations: [{ slug: specialisation, title: specialisation }],
    next_days: days.map((date) => ({ date, slots: [`${date}T10:00:00+05:00`, `${date}T11:00:00+05:00`], more: 0 })),
  };
}

const idsOf = (items: readonly SearchItem[]) => receivedSoon(items, TODAY)?.doctors.map(({ doctor }) => doctor.id);

describe('the row of doctors on the home page', () => {
  it('shows four doctors with a free slot today, each with the first free slot', () => {
    const row = receivedSoon(
      [1, 2, 3, 4, 5].map((id) => card({ id })),
      TODAY,
    );
    expect(row?.day).toBe('today');
    expect(row?.doctors.map(({ doctor, startsAt }) => [doctor.id, startsAt])).toEqual(
      [1, 2, 3, 4].map((id) => [id, '2026-05-12T10:00:00+05:00']),
    );
  });

  it('has a doctor of each specialisation before a second doctor of any specialisation', () => {
    const specialisations = ['a', 'a', 'a', 'b', 'c', 'b'];
    expect(idsOf(specialisations.map((specialisation, index) => card({ id: index + 1, specialisation })))).toEqual([
      1, 4, 5, 2,
    ]);
  });

  it('prefers doctors with a photo', () => {
    expect(idsOf([1, 2, 3, 4, 5, 6].map((id) => card({ id, photo: id > 2 })))).toEqual([3, 4, 5, 6]);
  });

  it('also shows doctors with a free slot tomorrow if fewer than four doctors have a free slot today', () => {
    const items = [
      card({ id: 1, days: [TODAY, TOMORROW] }),
      card({ id: 2, days: [TODAY] }),
      ...[3, 4, 5].map((id) => card({ id, days: [TOMORROW] })),
    ];
    const row = receivedSoon(items, TODAY);
    expect(row?.day).toBe('tomorrow');
    expect(row?.doctors.map(({ doctor, startsAt }) => [doctor.id, startsAt.slice(0, 10)])).toEqual(
      [1, 3, 4, 5].map((id) => [id, TOMORROW]),
    );
  });

  it('is omitted if fewer than four doctors have a free slot today or tomorrow', () => {
    expect(
      receivedSoon(
        [1, 2, 3].map((id) => card({ id })),
        TODAY,
      ),
    ).toBeUndefined();
    expect(receivedSoon([card({ id: 1, days: [] })], TODAY)).toBeUndefined();
    expect(receivedSoon([], TODAY)).toBeUndefined();
  });
});
