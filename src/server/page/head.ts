import { escapeHtml, escapeJson } from './html.ts';

/** The content of a page's head. */
export interface Head {
  title: string;
  description: string;
  /** Path of the canonical address; none for an error page. */
  canonical?: string | undefined;
  /** Path that link previews use, if it isn't the canonical one. */
  shared?: string | undefined;
  /** Name of the picture for link previews. */
  image?: string | undefined;
  /** The main picture of the first screen, fetched along with the scripts. */
  preload?: { name: string; sizes: string } | undefined;
  isHidden?: boolean | undefined;
  type?: 'website' | 'product' | undefined;
  facts?: readonly object[] | undefined;
}

/** Search engines and previews ask for JPEG or PNG less and less; WebP is the widest of what pictures are kept in. */
function previewImage(origin: string, name: string | undefined): string {
  return name ? `${origin}/images/${name}-640.webp` : `${origin}/og.png`;
}

/** Parts of the head that don't depend on the page's content. */
export interface Surroundings {
  origin: string;
  title: string;
  /** A built file to preload. */
  font: string | undefined;
}

export function renderHead(head: Head, site: Surroundings): string {
  const title = head.title === site.title ? site.title : `${head.title} | ${site.title}`;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:image', previewImage(site.origin, head.image)),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
  if (head.preload) {
    const base = `/images/${head.preload.name}`;
    lines.push(
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(
        `${base}-640.avif 640w, ${base}-1200.avif 1200w`,
      )}" imagesizes="${escapeHtml(head.preload.sizes)}">`,
    );
  }
  if (site.font) {
    lines.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${site.font}">`);
  }
  if (head.isHidden) lines.push(meta('name', 'robots', 'noindex'));
  if (head.canonical !== undefined) {
    const address = (path: string) => escapeHtml(site.origin + path);
    lines.push(
      `<link rel="canonical" href="${address(head.canonical)}">`,
      `<meta property="og:url" content="${address(head.shared ?? head.canonical)}">`,
    );
  }
  for (const fact of head.facts ?? []) {
    lines.push(`<script type="application/ld+json">${escapeJson(JSON.stringify(fact))}</script>`);
  }
  return lines.join('\n    ');
}
