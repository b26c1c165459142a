/** The parts of a JSON Schema that are read here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

/** The parts of @fastify/swagger's document that are read here. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string };
  components?: { schemas?: Record<string, JsonSchema> };
  paths: Record<string, Record<string, Operation>>;
}

/** The schema that a reference points to. */
export function resolve(schema: JsonSchema, { components }: Pick<ApiDocument, 'components'>): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components?.schemas?.[name] ?? {});
}
