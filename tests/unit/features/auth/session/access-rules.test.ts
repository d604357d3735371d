import { describe, expect, it } from 'vitest';
import { type RouteArea, type Verdict, type Visitor, canOpen, isPrivate } from '@/features/auth/session/access-rules';

const visitors = {
  guest: { kind: 'guest' },
  patient: { kind: 'member', roles: ['user'], cabinet: 'user' },
  doctor: { kind: 'member', roles: ['doctor'], cabinet: 'doctor' },
  clinic: { kind: 'member', roles: ['clinic'], cabinet: 'clinic' },
  everything: { kind: 'member', roles: ['user', 'doctor', 'clinic'], cabinet: 'doctor' },
  patientAndMore: { kind: 'member', roles: ['user'], cabinet: 'user', incomplete: true },
  noRole: { kind: 'member', roles: [], cabinet: null },
  unknown: { kind: 'unknown', cabinet: 'user' },
  unknownWithoutCabinet: { kind: 'unknown', cabinet: null },
} satisfies Record<string, Visitor>;

/** docs/rules.md §5 and §8 as a table. */
const table: Record<keyof typeof visitors, Record<RouteArea, Verdict>> = {
  guest: {
    public: 'allow',
    entry: 'allow',
    member: 'unauthorized',
    user: 'unauthorized',
    doctor: 'unauthorized',
    clinic: 'unauthorized',
  },
  patient: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'allow',
    user: 'allow',
    doctor: 'unauthorized',
    clinic: 'unauthorized',
  },
  doctor: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'allow',
    user: 'unauthorized',
    doctor: 'allow',
    clinic: 'unauthorized',
  },
  clinic: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'allow',
    user: 'unauthorized',
    doctor: 'unauthorized',
    clinic: 'allow',
  },
  everything: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'allow',
    user: 'allow',
    doctor: 'allow',
    clinic: 'allow',
  },
  patientAndMore: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'allow',
    user: 'allow',
    doctor: 'cancel',
    clinic: 'cancel',
  },
  noRole: {
    public: 'allow',
    entry: 'allow',
    member: 'unauthorized',
    user: 'unauthorized',
    doctor: 'unauthorized',
    clinic: 'unauthorized',
  },
  unknown: {
    public: 'allow',
    entry: 'current-cabinet',
    member: 'cancel',
    user: 'cancel',
    doctor: 'cancel',
    clinic: 'cancel',
  },
  unknownWithoutCabinet: {
    public: 'allow',
    entry: 'allow',
    member: 'cancel',
    user: 'cancel',
    doctor: 'cancel',
    clinic: 'cancel',
  },
};

describe.each(Object.entries(visitors))('the visitor «%s»', (name, visitor) => {
  const expected = Object.entries(table).find(([key]) => key === name)?.[1] ?? {};
  it.each(Object.entries(expected))('asks for a page of the area «%s» and gets the answer «%s»', (area, verdict) => {
    expect(canOpen(visitor, area as RouteArea)).toBe(verdict);
  });
});

it.each<[RouteArea, 'stays open' | 'closes']>([
  ['public', 'stays open'],
  ['entry', 'stays open'],
  ['member', 'closes'],
  ['user', 'closes'],
  ['doctor', 'closes'],
  ['clinic', 'closes'],
])('a page of the area «%s» %s when the session ends', (area, fate) => {
  expect(isPrivate(area)).toBe(fate === 'closes');
});
