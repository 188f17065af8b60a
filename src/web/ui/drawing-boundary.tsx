import { Component, type ReactNode } from "react";
import { FailedPlate } from "./failed-plate.tsx";

interface DrawingBoundaryProps {
  /** What is said where the part cannot be drawn, in a sentence. */
  readonly failed: string;
  /** Fetches what is drawn anew. */
  readonly onRetry: () => void;
  /** Puts the sentence and its button into their place on the page. */
  readonly frame: (plate: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Says that a part of the page failed where its answer cannot be drawn; the rest of the page stays. */
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
    return frame(<FailedPlate onRetry={retry}>{failed}</FailedPlate>);
  }
}
