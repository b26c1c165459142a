import { readToken } from '../api/token';

/**
 * Fetches the code of the page at this address while the first scripts are still on their way. index.html names the
 * files of each chunk; a page's chunk is called like the last part of its path (`webpackChunkName` in `*.routes.tsx`).
 */
export function fetchPage(): void {
  if (readToken() === null) return;
  const named = document.querySelector<HTMLMetaElement>('meta[name="marquee-pages"]')?.content ?? '{}';
  const files = JSON.parse(named) as Record<string, string[]>; // written by webpack
  const page = location.pathname.split('/').findLast(Boolean) ?? '';
  for (const file of new Set([...(files['frame'] ?? []), ...(files[page] ?? [])])) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
