import type * as z from 'zod/mini';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** A JSON body: its schema, and examples by name. */
export interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

/** A link to a shared description. */
export interface Reference {
  $ref: string;
}

/** An operation's answer with one status. */
export interface Response {
  description: string;
  headers: Record<string, Reference>;
  content: { 'application/json': Media };
}

/** Input outside the body. */
export interface Parameter {
  name: string;
  in: 'path' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example: unknown;
}

/** One method of one path. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: { 'application/json': Media } };
  responses: Record<string, Response>;
}

/** The part of OpenAPI 3.1 that describes these paths. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: Schema; example: unknown }>;
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>;
  };
}
