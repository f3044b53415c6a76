import { Component } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { addresses } from '#rules/page/addresses.ts';

type Props = {
  /** A new place resets the error. */
  place?: string;
  children: ReactNode;
};

interface State {
  broken: boolean;
  place: string | undefined;
}

/** Catches rendering errors: the surroundings stay, and the visitor can try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { broken: false, place };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ErrorPage onRetry={() => this.setState({ broken: false })} />;
  }
}

function ErrorPage({ onRetry }: { onRetry: () => void }) {
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
