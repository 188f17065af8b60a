import { Component, type ComponentProps, createRef } from "react";

/** A part of the page that takes the focus when the element in it that has it goes away. */
export class FocusPlace extends Component<ComponentProps<"div">> {
  #place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate() {
    return this.#place.current!.contains(document.activeElement);
  }

  override componentDidUpdate(_props: object, _state: object, hadFocus: boolean) {
    if (hadFocus && document.activeElement === document.body) this.#place.current!.focus();
  }

  override render() {
    return <div {...this.props} ref={this.#place} tabIndex={-1} />;
  }
}
