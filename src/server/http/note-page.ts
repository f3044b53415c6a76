/** What a page says that could not be made. The words are the shop's own: nothing here is escaped. */
interface Note {
  title: string;
  text: string;
}

/**
 * A page in the shop's look that needs neither the database nor a script. It asks for the same address again, so that
 * nobody loses their way.
 */
export function notePage({ title, text }: Note): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/plain.css"></head>
<body><main class="note"><p><a href="/"><img src="/logo.svg" alt="Home page" height="40"></a></p>
<h1>${title}</h1><p>${text}</p><p><a class="button" href="">Try again</a></p></main></body></html>
`;
}
