import { apiOrigin } from '@/shared/api/origin';
import { brand } from '@/shared/config/brand';

/**
 * Absolute URL of the feed; undefined if the feed has no URL or if the URL isn't on the API's host.
 */
export function feedUrl(path: string | null): string | undefined {
  if (path === null || !URL.canParse(path, apiOrigin())) return undefined;
  const { origin, href } = new URL(path, apiOrigin());
  return origin === apiOrigin() ? href : undefined;
}

/** Links with which each calendar app subscribes to a feed. */
export function subscribeLinks(url: string): readonly { readonly name: string; readonly href: string }[] {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const [encoded, title] = [encodeURIComponent(url), encodeURIComponent(brand.name)];
  return [
    { name: 'Apple', href: webcal },
    { name: 'Google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/addfromweb?url=${encoded}&name=${title}` },
  ];
}
