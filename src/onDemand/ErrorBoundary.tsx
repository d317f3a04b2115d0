import { Component, type ComponentType, type ReactNode } from 'react';
import { Attempt } from './Attempt.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in place of the children once they have failed, until it has them drawn again. Nothing by default. */
  readonly instead?: ComponentType<{ readonly resetErrorBoundary: () => void }>;
  onFailure?(): void;
}

const Nothing = () => null;

/** Keeps a failure of what it surrounds from taking the rest of the page with it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly failed: boolean; readonly attempt: object }
> {
  override state = { failed: false, attempt: {} };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  readonly retry = () => this.setState({ failed: false, attempt: {} });

  override render() {
    const { children, instead: Instead = Nothing } = this.props;
    const { failed, attempt } = this.state;
    return failed ? <Instead resetErrorBoundary={this.retry} /> : <Attempt value={attempt}>{children}</Attempt>;
  }
}
