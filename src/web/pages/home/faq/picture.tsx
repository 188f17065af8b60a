import { type ReactNode, useId } from "react";

interface PictureProps {
  readonly name: string;
  readonly description: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** The width of every picture, in drawing units. */
export const PICTURE_WIDTH = 480;

/** One of the three pictures, with its text description. */
export function Picture({ name, description, height, children }: PictureProps) {
  const id = useId();
  return (
    <figure>
      <svg
        className="picture"
        viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id}name ${id}text`}
      >
        <title id={`${id}name`}>{name}</title>
        <desc id={`${id}text`}>{description}</desc>
        {children}
      </svg>
      <figcaption className="note">
        <b>{name}.</b> {description}
      </figcaption>
    </figure>
  );
}
