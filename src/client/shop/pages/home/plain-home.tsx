import type { SitePage } from '#contract/site.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Container } from '#client/ui/layout.tsx';

/** A home page with text only: in one column, or beside its title. */
export function PlainHome({ page, isNarrow }: { page: SitePage | undefined; isNarrow: boolean }) {
  return (
    <Container className="pt-8 w960:pt-16">
      {page && (
        <div
          className={
            isNarrow ? 'max-w-[44rem] w960:mx-auto' : 'grid gap-x-16 gap-y-6 w960:grid-cols-[1fr_1.6fr]'
          }
        >
          <h1 className="text-title w960:text-display">{page.title}</h1>
          <RichText
            html={withoutTitle(page)}
            className={isNarrow ? 'mt-6 text-lead text-secondary' : 'max-w-[60ch] text-lead text-secondary'}
          />
        </div>
      )}
    </Container>
  );
}

/** A description that begins with the page's own title would say it twice. */
function withoutTitle({ title, page_description: html }: SitePage): string {
  const heading = `<h2>${title}</h2>`;
  return html.startsWith(heading) ? html.slice(heading.length) : html;
}
