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

interface Broken {
  error: unknown;
  resetKey: string | undefined;
}

/** Catches render errors of its children: only this part of the page is replaced, and can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: Broken | undefined }> {
  override state: { broken: Broken | undefined } = { broken: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error, resetKey: undefined } };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ broken: { error, resetKey: this.props.resetKey } });
  }

  override componentDidUpdate() {
    const { broken } = this.state;
    if (broken?.resetKey !== undefined && broken.resetKey !== this.props.resetKey) this.retry();
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
