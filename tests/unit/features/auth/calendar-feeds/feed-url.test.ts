import { expect, it } from 'vitest';
import { feedUrl } from '@/features/auth/calendar-feeds/feed-url';
import { askAt } from '@/shared/api/origin';

it('the site accepts the URL of a calendar feed only if the URL has the API’s host', () => {
  askAt('https://api.example');
  expect(feedUrl('/api/v0/calendar/a.ics')).toBe('https://api.example/api/v0/calendar/a.ics');
  for (const path of [null, '//evil.example/a.ics', 'https://evil.example/a.ics', 'javascript:alert(1)']) {
    expect(feedUrl(path)).toBeUndefined();
  }
});
