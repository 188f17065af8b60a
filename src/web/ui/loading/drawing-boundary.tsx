import { Component, type ReactNode } from "react";
import { FailedPlate } from "./failed-plate.tsx";

interface DrawingBoundaryProps {
  /** The sentence shown when the part cannot be drawn. */
  readonly failed: string;
  /** Loads again what is drawn. */
  readonly onRetry: () => void;
  /** Places the sentence and its button on the page. */
  readonly frame: (plate: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Reports in its place that an answer cannot be drawn; the rest of the page stays. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { failed, onRetry, frame, children } = this.props;
    if (!this.state.hasFailed) return children;
    const retry = () => {
      this.setState({ hasFailed: false });
      onRetry();
    };
    return frame(<FailedPlate retry={retry}>{failed}</FailedPlate>);
  }
}
