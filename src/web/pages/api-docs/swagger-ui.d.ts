/** The part of the package's script that the page uses; the package brings no types. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): unknown;
}
