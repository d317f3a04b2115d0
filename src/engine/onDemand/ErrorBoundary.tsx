import { Component, type ComponentType, type ReactNode } from 'react';
import { Attempt } from './Attempt.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in place of the children once they have failed, until it has them drawn again. Nothing by default. */
  readonly instead?: ComponentType<{ readonly error: unknown; readonly resetErrorBoundary: () => void }>;
  onFailure?(): void;
}

const Nothing = () => null;

/** Keeps a failure of what it surrounds from taking the rest of the page with it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly failed: boolean; readonly error: unknown; readonly attempt: object }
> {
  override state = { failed: false, error: undefined, attempt: {} };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  readonly retry = () => this.setState({ failed: false, error: undefined, attempt: {} });

  override render() {
    const { children, instead: Instead = Nothing } = this.props;
    const { failed, error, attempt } = this.state;
    return failed ? (
      <Instead error={error} resetErrorBoundary={this.retry} />
    ) : (
      <Attempt value={attempt}>{children}</Attempt>
    );
  }
}
