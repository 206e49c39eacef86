import type { JSX as ReactJsx } from "react";

/* The types of hast-util-to-jsx-runtime need a global JSX namespace, which React no longer declares. */
declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
