import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Renders instead of the failed content; `retry` renders the content again. */
  failed: (error: Error, retry: () => void) => ReactNode;
}

interface Failure {
  error: Error | undefined;
}

/** Catches errors of rendering. React only offers this to classes, and logs the error. */
export class Boundary extends Component<BoundaryProps, Failure> {
  override state: Failure = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error ? this.props.failed(error, this.retry) : this.props.children;
  }
}
