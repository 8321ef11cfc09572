import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import type * as z from 'zod/mini';
import type { Admission } from '../graphql/context.ts';
import type { RootField, RootFields } from '../graphql/root-fields.ts';
import type { CalendarDay } from '../lib/clock.ts';
import type { ErrorCode } from '../lib/errors.ts';
import type { Shape } from './shapes.ts';

/** Group of rows in the documentation. */
export interface Tag {
  name: string;
  description: string;
}

/** Shape of the body of a success and its meaning, by status. */
type Successes = Partial<Record<200 | 201, readonly [shape: Shape, meaning: string]>>;

type BodyOf<Success extends Successes> = {
  [Status in keyof Success]: Success[Status] extends readonly [infer Body extends Shape, string]
    ? z.input<Body>
    : never;
}[keyof Success];

/** Rule of a body or a query, a sentence about each field, and an example. */
interface RouteInput {
  rule: z.ZodMiniType;
  fields: Record<string, string>;
  example: object;
}

interface RouteFacts<Success extends Successes> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Express path; parameters, query fields and body fields are the document's variables. */
  path: string;
  /** A sentence about each path parameter; all parameters are serial keys. */
  parameters?: Record<string, string>;
  summary: string;
  /** Details beyond the summary, as CommonMark. */
  description: string;
  /** Body; its rule also supplies the error messages for input that GraphQL refuses. */
  input?: RouteInput;
  query?: RouteInput;
  success: Success;
  /** Expected failures of this row, each with its message. */
  errors?: Partial<Record<ErrorCode, string>>;
}

/** A REST path and the GraphQL document that it runs. */
interface RouteRow<Data, Success extends Successes> extends RouteFacts<Success> {
  /** Refuses visitors, although the root field also serves visitors. */
  isForUsersOnly?: boolean;
  document: TypedDocumentNode<Data, never>;
  /** Computes variables that differ from the sent fields; throws for invalid fields. */
  variables?: (sent: Record<string, unknown>) => Record<string, unknown>;
  reply: (data: Data) => BodyOf<Success>;
  /** Chooses the status of a success if several are possible. */
  status?: (data: Data) => keyof Success & number;
}

/**
 * A row without its document's type, so that all rows fit into one table: GraphQL has validated the document and
 * completed every field, so the data has that type.
 */
export interface DocumentRoute extends Omit<RouteRow<unknown, Successes>, 'reply' | 'status'> {
  operationId: string;
  reply(data: unknown): unknown;
  status?(data: unknown): number;
}

/** A REST path that streams a whole list; the slice supplies the reader under the operation's name. */
export interface StreamedRoute extends RouteFacts<Successes> {
  /** Name of the operation in the documentation, the metrics and the security log. */
  operationId: string;
  /** Access, limit and event, as a root field declares them. */
  declared: RootField;
  /** File name under which a browser saves the response, by the person's day. */
  fileName?: (today: CalendarDay) => string;
}

export type CompatibilityRoute = (DocumentRoute | StreamedRoute) & { tag: Tag };

/** Puts rows into a group of the documentation. */
export function tagged(tag: Tag, rows: (DocumentRoute | StreamedRoute)[]): CompatibilityRoute[] {
  return rows.map((row) => ({ ...row, tag }));
}

/** A row with its access rule, which is checked before the input. */
export type GuardedRoute = CompatibilityRoute & Admission;

/**
 * Adds the access rule of the document's only root field, or of the streamed list, to a row. Throws for a missing
 * declaration.
 */
export function guardRoute(row: CompatibilityRoute, declared: RootFields): GuardedRoute {
  if ('declared' in row) {
    const { access, scope } = row.declared;
    return { ...row, access, scope };
  }
  const [root, other] = getOperationAST(row.document)?.selectionSet.selections ?? [];
  const name = !other && root?.kind === 'Field' && root.name.value;
  const [, field] = Object.entries(declared).find(([key]) => key === name) ?? [];
  if (!field) throw new Error(`${row.method} ${row.path} has no root field that declares its access.`);
  const { access, scope } = field;
  return { ...row, access: row.isForUsersOnly ? 'user' : access, scope };
}

/** Creates a row of the table, type-checked against its document and shapes. */
export function route<Data, const Success extends Successes>(row: RouteRow<Data, Success>): DocumentRoute {
  const name = getOperationAST(row.document)?.name?.value;
  if (!name) throw new Error('A document of the table has no name.');
  return { ...row, operationId: name.charAt(0).toLowerCase() + name.slice(1) };
}

/** Describes the body of a row: a sentence for every field of the rule, and a typed example. */
export function body<Rule extends z.ZodMiniObject>(
  rule: Rule,
  fields: Record<keyof z.input<Rule> & string, string>,
  example: z.input<Rule> & object,
): RouteInput {
  return { rule, fields, example };
}

/** Returns the fields that a request has sent in its body or query; empty for anything but an object. */
export function fieldsOf(sent: unknown): Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {};
}
