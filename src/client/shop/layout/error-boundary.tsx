import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type Props = {
  /** Another place is another chance. */
  place?: string;
  children: ReactNode;
};

interface State {
  broken: boolean;
  place: string | undefined;
}

/** Something broke while drawing: what is around it stays, and the visitor can try again. */
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
