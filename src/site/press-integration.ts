import type { AstroIntegration } from "astro";

/** Adds the directive `client:press` for islands. */
export const pressDirective: AstroIntegration = {
  name: "press-directive",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "press", entrypoint: "./src/site/press-directive.ts" });
    },
  },
};

declare module "astro" {
  interface AstroClientDirectives {
    "client:press"?: boolean;
  }
}
