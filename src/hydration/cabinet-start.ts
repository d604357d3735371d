import type { AskedEarly } from '@/shared/api/asked-early';

/** What the build knows of the cabinets' pages, as JSON (build/cabinet-start.ts). */
declare const CABINETS: string;

interface Cabinets {
  /** Of the contract: «https://api.aman.example/api/v0/auth/me»; empty where the stand-in provider answers. */
  readonly me: string;
  /** «63908dec4f7f» of `assets/63908dec4f7f.js`. */
  readonly files: readonly string[];
  /** A route's path, «/fo/doctor/visits/$id», and where its files stand in the list. */
  readonly routes: readonly (readonly [path: string, files: readonly number[]])[];
}

/**
 * Runs in the head of the page without content, before the program: for whoever is logged in it asks at
 * once for the scripts of the cabinet's page and for the current user, which the program would do one
 * after the other. Who may see the page is decided by the guards alone.
 */
try {
  const token = (JSON.parse(localStorage.getItem('aman.session') || '{}') as { accessToken?: unknown }).accessToken;
  if (typeof token === 'string' && location.pathname.indexOf('/fo/') === 0 && typeof fetch === 'function') {
    const { me, files, routes } = JSON.parse(CABINETS) as Cabinets;
    askForScripts(files, routes);
    if (me !== '') window.askedEarly = askWho(me[0] === '/' ? location.origin + me : me, token);
  }
} catch {
  // Storage is forbidden or holds something else: the program asks for all itself.
}

function askForScripts(names: Cabinets['files'], routes: Cabinets['routes']): void {
  const parts = location.pathname.split('/').filter(Boolean);
  for (const [path, files] of routes) {
    const own = path.split('/').filter(Boolean);
    if (own.length !== parts.length || !own.every((part, index) => part[0] === '$' || part === parts[index])) continue;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = `/assets/${names[file]}.js`;
      document.head.appendChild(link);
    }
    return;
  }
}

/** As `http` asks it (shared/api/http.ts). */
function askWho(url: string, token: string): AskedEarly {
  const answer = fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    redirect: 'error',
  });
  // Whoever takes it shows the failure.
  answer.catch(() => undefined);
  return { url, token, answer };
}
