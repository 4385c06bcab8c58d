import { Component, type ReactNode } from 'react';

import { FailurePage } from './failure';

interface State {
  failed: boolean;
}

/** Catches what fails around the router, which catches its screens' failures itself. React offers this to classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('The app failed', error);
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
