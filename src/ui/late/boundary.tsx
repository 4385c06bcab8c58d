import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Takes the place of what failed; `retry` builds that anew. */
  failed: (error: Error, retry: () => void) => ReactNode;
}

interface Failure {
  error: Error | undefined;
}

/** Catches what fails while it is drawn. React offers this to classes only, and logs the failure. */
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
