import type { JsonSchema } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  'application/json'?: { schema: JsonSchema; example?: object };
  /** One file. */
  'multipart/form-data'?: { schema: JsonSchema };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
}

export interface ApiDocument {
  openapi: string;
  info: object;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    securitySchemes: { session: { type: string; in: string; name: string; description: string } };
  };
}
