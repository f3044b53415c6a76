import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { addresses } from '#rules/page/addresses.ts';

export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className="py-10">
      <ErrorState
        heading="h1"
        title="This page could not be shown"
        text="Something went wrong on our side or on the way to you. Trying again often helps."
        onRetry={onRetry}
        actions={
          <ButtonLink href={addresses.home()} variant="outline" size={40}>
            Home page
          </ButtonLink>
        }
      />
    </Container>
  );
}
