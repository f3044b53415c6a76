import type { SitePage } from '#contract/site.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Container } from '#client/ui/layout.tsx';

/** What the site says about itself: its heading on the left, its text in two columns beside it. */
export function PageDescription({ page, name }: { page: SitePage; name: string }) {
  return (
    <Container className="[--room:34rem] w600:[--room:18.5rem] w960:[--room:14.25rem]">
      <section aria-label={`About ${name}`}>
        <RichText
          html={page.page_description}
          className="text-secondary w960:columns-3 w960:gap-tiles w960:[&_h2]:break-after-column [&_h2]:text-h2! [&_h2]:text-ink [&_p]:break-inside-avoid w960:[&_h2+p]:mt-0"
        />
      </section>
    </Container>
  );
}
