import { Component, type ReactNode } from "react";
import { ErrorRow } from "./error-row.tsx";

interface ErrorBoundaryProps {
  /** What stands there instead; a page that could not be shown, if it is left out. */
  readonly fallback?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** When its children fail to render, says so in their place and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render() {
    const { fallback, children } = this.props;
    const { failed } = this.state;
    if (failed === null) return children;
    const retry = () => this.setState({ failed: null });
    return fallback?.(retry) ?? <ErrorRow error={failed.error} retry={retry} />;
  }
}
