import { Component, type ReactNode } from "react";
import { ErrorRow } from "./error-row.tsx";

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** When its children fail to render, says so in their place and offers to try again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return <ErrorRow error={failed.error} retry={() => this.setState({ failed: null })} />;
  }
}
