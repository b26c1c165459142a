import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailureAlert } from './FailureAlert';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What failed, as text: 'This page'. */
  what?: string;
  /** A new value (for example of the address) renders the content again. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  broken?: { error: unknown } | undefined;
}

/** Catches render errors of its children: only this part of the page is replaced, and can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { broken: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { broken }: ErrorBoundaryState) {
    // Not for an error of the content with the new value itself.
    if (broken && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ broken: undefined });

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    const message = broken.error instanceof Error ? broken.error.message : String(broken.error);
    return (
      <FailureAlert
        title={`${this.props.what ?? 'This part of the page'} could not be shown.`}
        failure={{ message }}
        onRetry={this.retry}
      />
    );
  }
}
