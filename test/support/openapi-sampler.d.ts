declare module 'openapi-sampler' {
  /** A value that fits a schema. `document`: where its references lead. */
  export function sample(schema: object, options: object, document: object): unknown;
}
