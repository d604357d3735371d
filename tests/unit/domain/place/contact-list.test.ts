import { expect, it } from 'vitest';
import type { ContactKind } from '#generated/models/contact-kind.ts';
import { contactLink } from '@/domain/place/contact-list';

const href = (kind: ContactKind, value: string): string | undefined =>
  contactLink({ kind, value, filial_id: null })?.href;

it.each<[ContactKind, string, string]>([
  ['phone', '+7-700-000-11-50', 'tel:+77000001150'],
  ['email', 'aigul@aman.example', 'mailto:aigul@aman.example'],
  ['whatsapp', '+7-700-000-11-50', 'https://wa.me/77000001150'],
  ['telegram', '@serikova_cardio', 'https://t.me/serikova_cardio'],
  ['instagram', 'aman.example', 'https://www.instagram.com/aman.example'],
  ['telegram', 'https://t.me/serikova_cardio', 'https://t.me/serikova_cardio'],
  ['site', 'aman.example', 'https://aman.example/'],
  ['site', 'http://aman.example/doctors?id=1', 'http://aman.example/doctors?id=1'],
])('a contact of the kind %s with the value «%s» links to %s', (kind, value, address) => {
  expect(href(kind, value)).toBe(address);
});

it.each<[ContactKind, string]>([
  ['site', 'javascript:alert(1)'],
  ['site', 'data:text/html,<script>alert(1)</script>'],
  ['site', 'спросите в клинике'],
  ['telegram', 'javascript:alert(1)'],
  ['instagram', '../../evil'],
  ['whatsapp', 'нет'],
])('a contact of the kind %s with the value «%s» is not a link', (kind, value) => {
  expect(href(kind, value)).toBeUndefined();
});

it('a link to an e-mail has one recipient, even if the contact’s text contains more recipients', () => {
  expect(href('email', 'a@b.kz?bcc=evil@example.com')).not.toContain('?');
});

it.each<[string, string | undefined, string]>([
  ['aman_kz', undefined, 'aman_kz'],
  ['@aman_kz ', undefined, '@aman_kz'],
  ['javascript:alert(1)', undefined, 'javascript:alert(1)'],
  ['https://www.viber.example/aman', 'https://www.viber.example/aman', 'viber.example/aman'],
])(
  'a contact of an unknown kind with the value «%s» is a link only if the value is a web address',
  (value, address, text) => {
    const link = contactLink({ kind: 'viber' as ContactKind, value, filial_id: null });
    expect(link).toEqual({ href: address, title: 'Контакт', text, external: address !== undefined });
  },
);
